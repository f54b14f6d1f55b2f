import { useSyncExternalStore } from "react";

/**
 * Anchors within a page are the browser's own. The router does not hear of them: it would render the page again, React
 * would take away the parts that are not hydrated yet, and with them the place that the anchor leads to. Call it before
 * the router listens.
 */
export function keepAnchorsFromRouter(): void {
	const path = () => location.pathname + location.search;
	let shown = path();
	const push = history.pushState.bind(history);
	history.pushState = (...entry) => {
		push(...entry);
		shown = path();
	};
	window.addEventListener("popstate", (event) => {
		if (path() === shown) event.stopImmediatePropagation();
		shown = path();
	});
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	window.addEventListener("hashchange", listener);
	return () => {
		listeners.delete(listener);
		window.removeEventListener("hashchange", listener);
	};
}

/** `#costs`, where the address names a part of the page, else nothing. Nothing on the server too. */
export function usePageHash(): string {
	return useSyncExternalStore(
		subscribe,
		() => location.hash,
		() => "",
	);
}

/** Changes the hash without scrolling. @param state of the entry in the history, beside the router's own */
export function writePageHash(hash: string, { replace, state }: { replace: boolean; state: object }): void {
	const address = location.pathname + location.search + hash;
	const entry = { ...(history.state as object | null), ...state };
	if (replace) history.replaceState(entry, "", address);
	else history.pushState(entry, "", address);
	for (const listener of listeners) listener();
}
