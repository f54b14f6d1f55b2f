import { isRecord } from "../domain/records";
import { type Behaviours, tellChanged } from "./behaviour";
import { hideBusy, showBusy } from "./busy";
import { isPlain } from "./presses";

/**
 * Another state of a page, such as a list with another filter: its document is asked for, and the parts that are marked
 * (`data-swapped`, with an id) take the places of those that are shown. Islands outside of them go on with new properties.
 * Without a script the same address is followed.
 */

const FOCUSABLE = "a[href], button:not([disabled]), input:not([disabled]), select, textarea, summary, [tabindex]";

type Way = { history: "push" | "replace" | "none"; focus?: string; link?: Element };

let asking: XMLHttpRequest | null = null;
let shown: string | undefined;

/** The path and query of the state that is shown, also while the address is ahead of it. */
export function shownAddress(): string {
	return shown ?? location.pathname + location.search;
}

/** @returns whether it is shown; where it cannot be had as a part of this page, the address is followed instead */
export async function show(address: string, { history: how, focus, link }: Way): Promise<boolean> {
	asking?.abort();
	hideBusy();
	showBusy(link);
	const request = new XMLHttpRequest();
	asking = request;
	const answer = await fetchDocument(address, request);
	if (asking !== request) return false;
	asking = null;
	hideBusy();
	// After a deploy the islands of this page may not understand what the other one says.
	const parts = answer === null || startOf(answer) !== startOf(document) ? [] : swappable(answer);
	if (answer === null || parts.length === 0) {
		location.assign(address);
		return false;
	}
	// Where a redirect has led.
	const { pathname, search } = new URL(request.responseURL);
	const { hash } = new URL(address, location.href);
	enter(pathname + search + hash, how);
	const keepFocus = rememberFocus();
	document.title = answer.title;
	for (const part of parts) put(part);
	followHead(answer);
	await Promise.all([...answer.querySelectorAll<HTMLElement>("js-island")].map(goOn));
	if (focus) document.getElementById(focus)?.focus();
	else keepFocus();
	tellChanged();
	return true;
}

/** A document of the site, parsed by the browser as it parses pages. Null where it did not come. */
export function fetchDocument(address: string, request = new XMLHttpRequest()): Promise<Document | null> {
	return new Promise((resolve) => {
		request.open("GET", address);
		request.responseType = "document";
		request.addEventListener("loadend", () => resolve(request.responseXML));
		request.send();
	});
}

function startOf(page: Document): string | undefined {
	return page.querySelector<HTMLScriptElement>('script[type="module"]')?.src;
}

function swappable(answer: Document): HTMLElement[] {
	return [...answer.querySelectorAll<HTMLElement>("[data-swapped]")].filter(({ id }) => document.getElementById(id));
}

function put(part: HTMLElement): void {
	const old = document.getElementById(part.id);
	if (part.dataset.swapped === "attributes") {
		for (const { name, value } of part.attributes) old?.setAttribute(name, value);
	} else old?.replaceWith(document.adoptNode(part));
}

/** What names the state in the head, and the same state in other languages. */
function followHead(answer: Document): void {
	const named = 'link[rel="canonical"], link[hreflang], meta[name="robots"], meta[name="description"]';
	for (const element of document.head.querySelectorAll(named)) element.remove();
	for (const element of answer.head.querySelectorAll(named)) document.head.appendChild(element);
	for (const { hreflang, href } of answer.querySelectorAll<HTMLAnchorElement>("a[hreflang]")) {
		for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[hreflang="${hreflang}"]`)) link.href = href;
	}
}

async function goOn({ id, dataset }: HTMLElement): Promise<void> {
	const island = document.getElementById(id)?.closest("js-island");
	await island?.take(dataset.props ?? "{}");
}

/** What is kept with the entry of the history that is shown: how far the page was scrolled, and what features add. */
export function historyEntry(): Readonly<Record<string, unknown>> {
	return isRecord(history.state) ? history.state : {};
}

function keepScroll(): void {
	history.replaceState({ ...historyEntry(), y: scrollY }, "");
}

function enter(address: string, how: Way["history"]): void {
	if (how === "push") {
		keepScroll();
		history.pushState({ y: scrollY }, "", address);
	} else if (how === "replace") history.replaceState({ y: scrollY }, "", address);
	shown = location.pathname + location.search;
}

/** What has the focus may go away with its part: it is given to what stands in its place, or before it. */
function rememberFocus(): () => void {
	const { activeElement } = document;
	const part = activeElement?.closest<HTMLElement>("[data-swapped]");
	if (!activeElement || !part) return () => {};
	const place = [...part.querySelectorAll(FOCUSABLE)].indexOf(activeElement);
	return () => {
		if (activeElement.isConnected) return;
		const now = document.getElementById(part.id);
		const others = [...(now?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])];
		const before = others.slice(0, place + 1).reverse();
		const next = [document.getElementById(activeElement.id), ...before, ...others.slice(place + 1)];
		// Some are in a panel that has gone with its part.
		next.find((element) => {
			element?.focus({ preventScroll: true });
			return element && document.activeElement === element;
		});
	};
}

/** The way back and forth between states of this page. An anchor alone is the browser's. */
async function follow(): Promise<void> {
	if (location.pathname + location.search === shownAddress()) return;
	const { y } = historyEntry();
	if (await show(location.href, { history: "none" })) window.scrollTo({ top: Number(y ?? 0), behavior: "instant" });
}

/** For pages with parts that can be swapped. */
export function followHistory(): void {
	if (!document.querySelector("[data-swapped]")) return;
	shown = shownAddress();
	history.scrollRestoration = "manual";
	const { y } = historyEntry();
	if (y) window.scrollTo({ top: Number(y), behavior: "instant" });
	window.addEventListener("popstate", () => void follow());
	window.addEventListener("pagehide", keepScroll);
}

export const swapBehaviours: Behaviours<{
	/** A link or a form that leads to another state of this page, and the id of what then takes the focus, or nothing. */
	swap: string;
}> = {
	swap: {
		click(link, focus, event) {
			if (!(link instanceof HTMLAnchorElement) || !isPlain(event)) return;
			event.preventDefault();
			link.closest<HTMLElement>("[popover]")?.hidePopover();
			void show(link.href, { history: "push", focus, link });
		},
		submit(form, focus, event) {
			event.preventDefault();
			if (!(form instanceof HTMLFormElement)) return;
			const fields = [...new FormData(form, event.submitter)].map(([name, value]) => [name, String(value)]);
			const { pathname, hash } = new URL(form.action);
			const how = "submits" in form.dataset ? "replace" : "push";
			void show(`${pathname}?${new URLSearchParams(fields)}${hash}`, { history: how, focus });
		},
	},
};
