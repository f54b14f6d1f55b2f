import type { Behaviours } from "../../page/behaviour";
import { isPlainClick } from "../../page/presses";
import { historyEntry } from "../../page/swap";

const PHOTO = /^#photo-([1-9]\d{0,3})$/;
/** `sizes` of a thumbnail, as in `media.css`. */
const THUMB = "(width < 768px) 4rem, 6.5rem";
/** Visible share from which a slide is the current one. */
const SEEN = 0.6;

/** Texts from the dialog. */
let words = { position: "" };

function dialog(): HTMLDialogElement | null {
	return document.querySelector<HTMLDialogElement>("dialog[data-slideshow]");
}

function tiles(): HTMLElement[] {
	return [...document.querySelectorAll<HTMLElement>(".gallery-row [data-photo]")];
}

function part(show: HTMLElement, name: string): HTMLElement | null {
	return show.querySelector<HTMLElement>(`.slideshow-${name}`);
}

function slides(show: HTMLElement): Element[] {
	return [...(part(show, "row")?.children ?? [])];
}

/** Builds the slides from the page's pictures when first opened. */
function buildSlides(show: HTMLDialogElement): void {
	const row = part(show, "row");
	const thumbs = part(show, "thumbs");
	if (!row || !thumbs || row.firstChild) return;
	for (const [index, tile] of tiles().entries()) {
		const shown = tile.querySelector("picture");
		if (!shown) continue;
		const picture = document.importNode(shown, true);
		for (const sized of picture.querySelectorAll("[sizes]")) sized.setAttribute("sizes", "100vw");
		const image = picture.querySelector("img");
		const text = tile.dataset.alt ?? "";
		if (image) Object.assign(image, { className: "slideshow-picture", alt: text, loading: "lazy" });
		const name = Object.assign(document.createElement("p"), { className: "slideshow-name", textContent: text });
		const slide = Object.assign(document.createElement("li"), { className: "slideshow-slide" });
		slide.appendChild(picture);
		slide.appendChild(name);
		row.appendChild(slide);
		thumbs.appendChild(thumbOf(picture, text, index));
	}
	const watcher = new IntersectionObserver(
		(entries) => {
			// A slow browser may deliver several entries at once, in chronological order.
			const entry = entries.findLast(({ isIntersecting }) => isIntersecting);
			if (entry && show.open) mark(show, slides(show).indexOf(entry.target));
		},
		{ root: row, threshold: SEEN },
	);
	for (const slide of slides(show)) watcher.observe(slide);
	show.addEventListener("keydown", (event) => onKeyDown(show, event));
	show.addEventListener("dblclick", () => zoom(show));
}

function thumbOf(picture: HTMLElement, text: string, index: number): HTMLLIElement {
	const small = document.importNode(picture, true);
	for (const sized of small.querySelectorAll("[sizes]")) sized.setAttribute("sizes", THUMB);
	const image = small.querySelector("img");
	if (image) Object.assign(image, { className: "", alt: "", width: 400, height: 300 });
	const name = Object.assign(document.createElement("span"), { className: "sr-only", textContent: text });
	const button = Object.assign(document.createElement("button"), { type: "button" as const });
	button.appendChild(small);
	button.appendChild(name);
	button.addEventListener("click", () => go(index));
	const item = document.createElement("li");
	item.appendChild(button);
	return item;
}

function current(show: HTMLElement): number {
	return Number(show.dataset.at ?? 0);
}

/** Marks the current photograph in the slideshow and in the URL hash. */
function mark(show: HTMLDialogElement, index: number): void {
	if (index < 0) return;
	const all = slides(show);
	show.dataset.at = String(index);
	const place = words.position.replace("{current}", String(index + 1)).replace("{total}", String(all.length));
	part(show, "position")?.replaceChildren(place);
	part(show, "caption")?.replaceChildren(all[index]?.querySelector("img")?.alt ?? "");
	for (const [at, slide] of all.entries()) {
		slide.ariaHidden = at === index ? null : "true";
		const image = slide.querySelector("img");
		if (image && Math.abs(at - index) <= 1) image.loading = "eager";
	}
	for (const [at, thumb] of [...show.querySelectorAll(".slideshow-thumbs button")].entries()) {
		if (at === index) thumb.setAttribute("aria-current", "true");
		else thumb.removeAttribute("aria-current");
	}
	part(show, "thumbs")?.children[index]?.scrollIntoView({ block: "nearest", inline: "center" });
	const previous = show.querySelector<HTMLButtonElement>('[data-slide="previous"]');
	const next = show.querySelector<HTMLButtonElement>('[data-slide="next"]');
	const focused = document.activeElement;
	if (previous) previous.disabled = index === 0;
	if (next) next.disabled = index === all.length - 1;
	// A disabled button would lose the focus to the document.
	if (focused === next && next?.disabled) previous?.focus();
	if (focused === previous && previous?.disabled) next?.focus();
	history.replaceState(history.state, "", `#photo-${index + 1}`);
}

function go(index: number, behavior?: ScrollBehavior): void {
	const show = dialog();
	if (!show) return;
	const all = slides(show);
	unzoom(show);
	all[Math.min(Math.max(index, 0), all.length - 1)]?.scrollIntoView({ behavior, block: "center", inline: "center" });
}

function zoom(show: HTMLElement): void {
	const slide = slides(show)[current(show)];
	const isZoomed = slide?.toggleAttribute("data-zoomed");
	show.querySelector('[data-slide="zoom"]')?.setAttribute("aria-pressed", String(isZoomed));
}

function unzoom(show: HTMLElement): void {
	for (const slide of show.querySelectorAll("[data-zoomed]")) slide.removeAttribute("data-zoomed");
	show.querySelector('[data-slide="zoom"]')?.setAttribute("aria-pressed", "false");
}

function onKeyDown(show: HTMLDialogElement, event: KeyboardEvent): void {
	const at = current(show);
	const targets: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tiles().length - 1 };
	const target = targets[event.key];
	if (target === undefined) return;
	event.preventDefault();
	go(target);
}

/** Opens the slideshow; going back closes it. */
function open(index: number, isNewEntry: boolean): void {
	const show = dialog();
	if (!show || show.open) return;
	buildSlides(show);
	if (isNewEntry) history.pushState({ ...historyEntry(), slideshow: true }, "", `#photo-${index + 1}`);
	// Making a dialog modal makes the rest of the page inert, which takes about 100 ms on slow phones, so it is shown
	// non-modal first.
	show.open = true;
	go(index, "instant");
	mark(show, index);
	requestAnimationFrame(() => setTimeout(() => makeModal(show)));
}

function makeModal(show: HTMLDialogElement): void {
	if (!show.open || show.matches(":modal")) return;
	show.open = false;
	show.showModal();
}

/** Opens, moves or closes the slideshow according to the URL hash. */
function syncWithHash(): void {
	const number = Number(PHOTO.exec(location.hash)?.[1]);
	const isPhoto = number >= 1 && number <= tiles().length;
	if (isPhoto && dialog()?.open) go(number - 1, "instant");
	else if (isPhoto) open(number - 1, false);
	else dialog()?.close();
}

export const slideshowBehaviours: Behaviours<{
	/** Link to a photograph, shown in the slideshow. Value: index from 0. */
	photo: number;
	/** Dialog of the slideshow, empty until opened. `position` is a label with `{current}` and `{total}`. */
	slideshow: { position: string };
	slide: "previous" | "next" | "zoom" | "close";
}> = {
	photo: {
		click(_, index, event) {
			if (!isPlainClick(event)) return;
			event.preventDefault();
			open(index, true);
		},
	},
	slideshow: {
		begin(element, texts) {
			words = texts;
			element.addEventListener("close", () => {
				if (!PHOTO.test(location.hash)) return;
				if (historyEntry().slideshow === true) history.back();
				else history.replaceState(history.state, "", location.pathname + location.search);
			});
			window.addEventListener("popstate", syncWithHash);
			window.addEventListener("hashchange", syncWithHash);
			syncWithHash();
		},
	},
	slide: {
		click(_, what) {
			const show = dialog();
			if (!show) return;
			if (what === "close") show.close();
			else if (what === "zoom") zoom(show);
			else go(current(show) + (what === "next" ? 1 : -1));
		},
	},
};
