import { isRecord } from "../domain/records";
import { type Behaviours, notifyChanged } from "./behaviour";
import { hideBusy, showBusy } from "./busy";
import { isPlainClick } from "./presses";

/** Replaces the `data-swapped` parts with those of a fetched document, by id; islands outside get new props. */

const FOCUSABLE = "a[href], button:not([disabled]), input:not([disabled]), select, textarea, summary, [tabindex]";

type SwapOptions = { history: "push" | "replace" | "none"; focus?: string; link?: Element };

let pendingRequest: XMLHttpRequest | null = null;
let shown: string | undefined;

/** Path and query of the state on screen, also while the URL is already the next one. */
export function shownAddress(): string {
	return shown ?? location.pathname + location.search;
}

/** @returns false if superseded, or if the browser navigates to the address instead */
export async function swapTo(address: string, { history: how, focus, link }: SwapOptions): Promise<boolean> {
	pendingRequest?.abort();
	hideBusy();
	showBusy(link);
	const request = new XMLHttpRequest();
	pendingRequest = request;
	const answer = await fetchDocument(address, request);
	if (pendingRequest !== request) return false;
	pendingRequest = null;
	hideBusy();
	// After a deploy, the props may not fit this page's islands.
	const parts = answer === null || entryScriptOf(answer) !== entryScriptOf(document) ? [] : swappable(answer);
	if (answer === null || parts.length === 0) {
		location.assign(address);
		return false;
	}
	const { pathname, search } = new URL(request.responseURL);
	const { hash } = new URL(address, location.href);
	updateHistory(pathname + search + hash, how);
	const keepFocus = rememberFocus();
	document.title = answer.title;
	for (const part of parts) replacePart(part);
	updateHead(answer);
	await Promise.all([...answer.querySelectorAll<HTMLElement>("js-island")].map(updateIsland));
	if (focus) document.getElementById(focus)?.focus();
	else keepFocus();
	notifyChanged();
	return true;
}

/** Fetches and parses a document; null on failure. */
export function fetchDocument(address: string, request = new XMLHttpRequest()): Promise<Document | null> {
	return new Promise((resolve) => {
		request.open("GET", address);
		request.responseType = "document";
		request.addEventListener("loadend", () => resolve(request.responseXML));
		request.send();
	});
}

function entryScriptOf(page: Document): string | undefined {
	return page.querySelector<HTMLScriptElement>('script[type="module"]')?.src;
}

function swappable(answer: Document): HTMLElement[] {
	return [...answer.querySelectorAll<HTMLElement>("[data-swapped]")].filter(({ id }) => document.getElementById(id));
}

function replacePart(part: HTMLElement): void {
	const old = document.getElementById(part.id);
	if (part.dataset.swapped === "attributes") {
		for (const { name, value } of part.attributes) old?.setAttribute(name, value);
	} else old?.replaceWith(document.adoptNode(part));
}

/** Updates the canonical link, alternates, meta tags and language links. */
function updateHead(answer: Document): void {
	const named = 'link[rel="canonical"], link[hreflang], meta[name="robots"], meta[name="description"]';
	for (const element of document.head.querySelectorAll(named)) element.remove();
	for (const element of answer.head.querySelectorAll(named)) document.head.appendChild(element);
	for (const { hreflang, href } of answer.querySelectorAll<HTMLAnchorElement>("a[hreflang]")) {
		for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[hreflang="${hreflang}"]`)) link.href = href;
	}
}

async function updateIsland({ id, dataset }: HTMLElement): Promise<void> {
	const island = document.getElementById(id)?.closest("js-island");
	await island?.updateProps(dataset.props ?? "{}");
}

/** State of the current history entry: scroll position `y` and data of features. */
export function historyEntry(): Readonly<Record<string, unknown>> {
	return isRecord(history.state) ? history.state : {};
}

function keepScroll(): void {
	history.replaceState({ ...historyEntry(), y: scrollY }, "");
}

function updateHistory(address: string, how: SwapOptions["history"]): void {
	if (how === "push") {
		keepScroll();
		history.pushState({ y: scrollY }, "", address);
	} else if (how === "replace") history.replaceState({ y: scrollY }, "", address);
	shown = location.pathname + location.search;
}

/** Returns focus lost with a replaced part: to the same id, else the nearest position before, else after. */
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
		// Elements in a closed panel refuse focus.
		next.find((element) => {
			element?.focus({ preventScroll: true });
			return element && document.activeElement === element;
		});
	};
}

/** Handles popstate; a change of the hash alone is left to the browser. */
async function onPopState(): Promise<void> {
	if (location.pathname + location.search === shownAddress()) return;
	const { y } = historyEntry();
	if (await swapTo(location.href, { history: "none" })) window.scrollTo({ top: Number(y ?? 0), behavior: "instant" });
}

export function listenToHistory(): void {
	if (!document.querySelector("[data-swapped]")) return;
	shown = shownAddress();
	history.scrollRestoration = "manual";
	const { y } = historyEntry();
	if (y) window.scrollTo({ top: Number(y), behavior: "instant" });
	window.addEventListener("popstate", () => void onPopState());
	window.addEventListener("pagehide", keepScroll);
}

export const swapBehaviours: Behaviours<{
	/** On a link or a form: id of the element to focus after the swap, or empty. */
	swap: string;
}> = {
	swap: {
		click(link, focus, event) {
			if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event)) return;
			event.preventDefault();
			link.closest<HTMLElement>("[popover]")?.hidePopover();
			void swapTo(link.href, { history: "push", focus, link });
		},
		submit(form, focus, event) {
			event.preventDefault();
			if (!(form instanceof HTMLFormElement)) return;
			const fields = [...new FormData(form, event.submitter)].map(([name, value]) => [name, String(value)]);
			const { pathname, hash } = new URL(form.action);
			const how = "submits" in form.dataset ? "replace" : "push";
			void swapTo(`${pathname}?${new URLSearchParams(fields)}${hash}`, { history: how, focus });
		},
	},
};
