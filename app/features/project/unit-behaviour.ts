import type { Behaviours } from "../../page/behaviour";

const KEYS: Readonly<Record<string, Turn>> = { ArrowLeft: "prev", ArrowRight: "next" };
const FAR_PX = 48;

type Turn = "prev" | "next";

function turn(panel: HTMLElement, to: Turn): void {
	panel.querySelector<HTMLElement>(`a[rel~="${to}"]`)?.click();
}

/** Navigates between the units of a project by arrow keys and swipes. */
export const unitBehaviours: Behaviours<{
	/** Panel of a unit, with links to the previous and next units. */
	unit: "";
}> = {
	unit: {
		keydown(panel, _, event) {
			const to = KEYS[event.key];
			if (to && !event.altKey && !event.ctrlKey && !event.metaKey) turn(panel, to);
		},
		begin(panel) {
			let from: Touch | undefined;
			panel.addEventListener("touchstart", ({ touches }) => (from = touches[0]), { passive: true });
			panel.addEventListener("touchend", ({ changedTouches: [to] }) => {
				if (!from || !to) return;
				const [x, y] = [to.clientX - from.clientX, to.clientY - from.clientY];
				if (Math.abs(x) > FAR_PX && Math.abs(x) > 2 * Math.abs(y)) turn(panel, x > 0 ? "prev" : "next");
			});
		},
	},
};
