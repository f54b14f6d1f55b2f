const BUSY = "data-busy";
const LEAVING = "data-leaving";

let underWay = 0;
let pressed: Element | null = null;

/** Marks the page as busy, and the link that was pressed as the one, until the change is there. */
export async function whileBusy(change: () => Promise<unknown>): Promise<void> {
	const { documentElement } = document;
	underWay += 1;
	documentElement.setAttribute(BUSY, "");
	const link = pressed;
	link?.setAttribute(LEAVING, "");
	await change();
	link?.removeAttribute(LEAVING);
	underWay -= 1;
	if (underWay === 0) documentElement.removeAttribute(BUSY);
}

window.addEventListener(
	"click",
	({ target }) => {
		pressed = target instanceof Element ? target.closest("a") : null;
	},
	{ capture: true },
);
