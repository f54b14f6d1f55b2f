import type { Behaviours } from "../../page/behaviour";
import { track } from "../analytics/track";

/** What any page may have. */
export const layoutBehaviours: Behaviours<{
	/** The menu of phones, a disclosure. */
	menu: "";
	/** Copies a text, and says so in the button's place. */
	copy: { text: string; done: string };
	/** Prints the page. */
	print: "";
}> = {
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
