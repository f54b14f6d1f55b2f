import type { Behaviours } from "./behaviour";

/** Whether a click is not meant to open a new window or tab. */
export function isPlainClick(event: MouseEvent): boolean {
	return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
}

/** Bubbling event on an island each time a press opens it. */
export const OPEN = "open";

/** Wakes an island. @returns false if its scripts or texts fail to load */
export async function openIsland(id: string): Promise<boolean> {
	const island = document.getElementById(id)?.closest("js-island");
	const top = () => island?.parentElement?.getClientRects()[0]?.top ?? Number.NaN;
	const [place, y] = [top(), scrollY];
	const isOpen = (await island?.wake()) != null;
	if (isOpen) island?.dispatchEvent(new Event(OPEN, { bubbles: true }));
	// Compensates for content that opens above. A hidden part has no position: scrolling by NaN does nothing.
	if (isOpen) requestAnimationFrame(() => scrollY === y && scrollBy({ top: top() - place, behavior: "instant" }));
	return isOpen;
}

export const pressBehaviours: Behaviours<{
	/** Id of the island to wake. If its script fails to load, a link is followed. */
	opens: string;
}> = {
	opens: {
		async click(element, id, event) {
			if (!isPlainClick(event)) return;
			const link = element instanceof HTMLAnchorElement ? element : null;
			if (link) event.preventDefault();
			if (!(await openIsland(id)) && link) location.assign(link.href);
		},
	},
};
