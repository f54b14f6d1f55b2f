import type { Behaviours } from "../../page/behaviour";
import { track } from "../analytics/track";
import { announce, showToast } from "./toast";

/** Delay in milliseconds before an update is announced to screen readers. */
const PAUSE_MS = 400;

/** Last line rendered or announced. */
let lastLine: HTMLElement | undefined;
let saying: ReturnType<typeof setTimeout> | undefined;

/** Behaviours available on every page. */
export const layoutBehaviours: Behaviours<{
	/** Menu of phones, a disclosure. */
	menu: "";
	/** Copies a text and announces the result. If the browser refuses, the text is shown. */
	copy: { text: string; done: string; failed: string };
	print: "";
	/** Line that describes the content of the page; announced when it replaces another one. */
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
			// The first line is read with the page.
			if (lastLine) saying = setTimeout(() => announce(line.textContent), PAUSE_MS);
			lastLine = line;
		},
	},
};
