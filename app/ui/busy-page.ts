const BUSY = "data-busy";
const LEAVING = "data-leaving";

let underWay = 0;
let pressed: Element | null = null;

/** Marks the page as busy, and the link that was pressed as the one, until the change is there. */
export async function whileBusy(change: () => Promise<unknown>): Promise<void> {
	const root = document.documentElement;
	underWay += 1;
	root.setAttribute(BUSY, "");
	pressed?.setAttribute(LEAVING, "");
	await change();
	underWay -= 1;
	if (underWay > 0) return;
	root.removeAttribute(BUSY);
	for (const link of document.querySelectorAll(`[${LEAVING}]`)) link.removeAttribute(LEAVING);
	pressed = null;
}

if (typeof window !== "undefined") {
	window.addEventListener(
		"click",
		({ target }) => {
			pressed = target instanceof Element ? target.closest("a[href]") : null;
		},
		{ capture: true },
	);
}
