import type { Behaviours } from "../../page/behaviour";
import { track } from "../analytics/track";
import { announce, showToast } from "./toast";

/** How long a screen reader is left alone before it is told what is shown now. */
const PAUSE_MS = 400;

/** The line that was sent or said last. */
let lastLine: HTMLElement | undefined;
let saying: ReturnType<typeof setTimeout> | undefined;

/** What any page may have. */
export const layoutBehaviours: Behaviours<{
	/** The menu of phones, a disclosure. */
	menu: "";
	/** Copies a text and says so; where the browser refuses, the text is shown. */
	copy: { text: string; done: string; failed: string };
	print: "";
	/** A line that says what the page shows: told to a screen reader where another one takes its place. */
	said: "";
}> = {
	menu: {
		keydown(menu, _, event) {
			if (event.key !== "Escape" || !menu.hasAttribute("open")) return;
			menu.removeAttribute("open");
			menu.querySelector("summary")?.focus();
		},
	},
	copy: {
		async click(_, { text, done, failed }) {
			try {
				await navigator.clipboard.writeText(text);
				showToast(done);
			} catch {
				showToast(`${failed} ${text}`);
			}
		},
	},
	print: {
		click() {
			track("print", { path: location.pathname });
			window.print();
		},
	},
	said: {
		show(line) {
			if (line === lastLine) return;
			clearTimeout(saying);
			// The first one is read with the page.
			if (lastLine) saying = setTimeout(() => announce(line.textContent), PAUSE_MS);
			lastLine = line;
		},
	},
};
