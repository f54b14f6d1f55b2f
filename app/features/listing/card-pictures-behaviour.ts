import type { ListingPicture } from "../../domain/property/listing";
import { type Behaviours, whenIdle } from "../../page/behaviour";
import { fetchJson } from "../../ui/fetch-json";

type PicturesById = Readonly<Record<string, readonly ListingPicture[]>>;

const MAX_DOTS = 6;

async function fill(list: HTMLElement): Promise<void> {
	const listed = [...list.querySelectorAll<HTMLElement>("[data-listing]")];
	const cards = listed.filter((card) => card.querySelector("picture"));
	if (cards.length === 0) return;
	const ids = cards.map(({ dataset }) => dataset.listing).join();
	const pictures = await fetchJson<PicturesById>(`/api/cards/pictures?ids=${ids}`);
	if (!pictures) return;
	for (const card of cards) addTo(card, pictures[card.dataset.listing ?? ""] ?? []);
}

/**
 * Adds a slot for each picture over the card's first one; the files load on the first interaction with the card. Screen
 * readers and keyboards find them only on the property's page.
 */
function addTo(card: HTMLElement, pictures: readonly ListingPicture[]): void {
	const first = card.querySelector("picture");
	const link = card.querySelector<HTMLAnchorElement>("a.card-link");
	if (!first || !link || pictures.length === 0) return;
	const box = Object.assign(document.createElement("div"), { className: "card-pictures print-hidden" });
	box.setAttribute("aria-hidden", "true");
	// Otherwise the scrollable row is an unnamed tab stop.
	const row = Object.assign(document.createElement("ul"), { tabIndex: -1 });
	const rooms = Array.from({ length: pictures.length + 1 }, () => roomIn(row, link.href));
	box.appendChild(row);
	const load = () => {
		for (const [index, picture] of pictures.entries()) rooms[index + 1]?.replaceChildren(pictureLike(first, picture));
	};
	for (const type of ["pointerenter", "touchstart", "scroll"]) {
		row.addEventListener(type, load, { once: true, passive: true });
	}
	addDots(box, row, pictures.length + 1);
	const turns = document.querySelector<HTMLTemplateElement>("template[data-turns]")?.content.cloneNode(true);
	if (turns) box.appendChild(turns);
	box.addEventListener("click", (event) => {
		const button = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-step]") : null;
		row.scrollBy({ left: Number(button?.dataset.step ?? 0) * row.clientWidth });
	});
	first.closest(".picture-box")?.insertAdjacentElement("afterend", box);
}

/** The first slot is empty and shows the card's own picture below it. */
function roomIn(row: HTMLElement, href: string): HTMLAnchorElement {
	const link = Object.assign(document.createElement("a"), { href, tabIndex: -1 });
	row.appendChild(document.createElement("li")).appendChild(link);
	return link;
}

function pictureLike(first: Element, { src, srcset, sources }: ListingPicture): Node {
	const copy = document.importNode(first, true);
	const image = copy.querySelector("img");
	const formats = copy.querySelectorAll("source");
	for (const source of formats) {
		source.srcset = sources.find(({ type }) => type === source.type)?.srcset ?? "";
	}
	const isOffered = formats.length > 0 && sources.length > 0;
	if (image)
		Object.assign(image, { src, srcset: isOffered ? "" : (srcset ?? ""), loading: "lazy", fetchPriority: "auto" });
	return copy;
}

/** Adds dots for the number of pictures and the current one. */
function addDots(box: HTMLElement, row: HTMLElement, total: number): void {
	const dots = Object.assign(document.createElement("span"), { className: "card-dots" });
	const count = Math.min(total, MAX_DOTS);
	for (let at = 0; at < count; at += 1) dots.appendChild(document.createElement("i"));
	const mark = () => {
		const seen = Math.round(row.scrollLeft / Math.max(row.clientWidth, 1));
		const at = Math.round((seen * (count - 1)) / Math.max(total - 1, 1));
		for (const [index, dot] of [...dots.children].entries()) dot.toggleAttribute("data-here", index === at);
	};
	row.addEventListener("scroll", mark, { passive: true });
	// Measures nothing: each card would force a layout.
	dots.firstElementChild?.toggleAttribute("data-here", true);
	box.appendChild(dots);
}

export const cardPictureBehaviours: Behaviours<{
	/** List of property cards (`data-listing`) whose further pictures can be swiped. */
	pictures: "";
}> = {
	pictures: {
		// Runs when idle, before any interaction: the very first touch may be a swipe.
		begin(list) {
			whenIdle(() => void fill(list).catch(() => null));
		},
	},
};
