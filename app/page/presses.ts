import type { Behaviours } from "./behaviour";

/** A press that is not to open a new window or tab. */
export function isPlain(event: MouseEvent): boolean {
	return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
}

/** Sent to an island that waits for a press, and through what it is in, at each press. */
export const OPEN = "open";

/** Shows a part that waits for a press. @returns false where its scripts or texts do not come */
export async function openIsland(id: string): Promise<boolean> {
	const island = document.getElementById(id)?.closest("js-island");
	const top = () => island?.parentElement?.getClientRects()[0]?.top ?? Number.NaN;
	const [place, y] = [top(), scrollY];
	const isOpen = (await island?.wake()) != null;
	if (isOpen) island?.dispatchEvent(new Event(OPEN, { bubbles: true }));
	// What opens above it in the same frame pushes it away. A part that is hidden has no place: nothing is scrolled by NaN.
	if (isOpen) requestAnimationFrame(() => scrollY === y && scrollBy({ top: top() - place, behavior: "instant" }));
	return isOpen;
}

export const pressBehaviours: Behaviours<{
	/** Wakes an island of the page by its id. The title of a part opens that as well; a link is followed where no script comes. */
	opens: string;
}> = {
	opens: {
		async click(element, id, event) {
			if (!isPlain(event)) return;
			const link = element instanceof HTMLAnchorElement ? element : null;
			if (link) event.preventDefault();
			// Without its scripts the link leads to the same on a page of its own.
			if (!(await openIsland(id)) && link) location.assign(link.href);
		},
	},
};
