import type { Behaviours } from "../../page/behaviour";
import { track } from "../analytics/track";

/** What any page may have: the menu of phones, and buttons that copy a text or print the page. */
export const layoutBehaviours: Pick<Behaviours, "menu" | "copy" | "print"> = {
	menu: {
		keydown(menu, _, event) {
			if (event.key !== "Escape" || !(menu as HTMLDetailsElement).open) return;
			menu.removeAttribute("open");
			menu.querySelector("summary")?.focus();
		},
	},
	copy: {
		async click(button, { text, done }) {
			await navigator.clipboard.writeText(text);
			button.textContent = done;
			button.closest("[popover]")?.setAttribute("aria-live", "polite");
		},
	},
	print: {
		click() {
			track("print", { path: location.pathname });
			window.print();
		},
	},
};
