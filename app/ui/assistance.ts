import { keepFocus } from "./kept-focus";
import { followPresses } from "./missing-page";
import { focusNewPage } from "./new-page";
import { providePopovers } from "./popover-fallback";

/** As in `island-marks.ts`, which the first scripts hold: this file comes later, and needs no other one. */
const PAGE_DRAWN = "pagedrawn";

function markScripts(): void {
	document.documentElement.dataset.scripts = "on";
}

// What helps a visitor after hydration, and is not needed for it: pages work without this file.
markScripts();
// Where a text was changed before hydration, React has made the marked element anew.
addEventListener(PAGE_DRAWN, markScripts);
addEventListener(PAGE_DRAWN, focusNewPage);
keepFocus();
followPresses();
if (!("popover" in HTMLElement.prototype)) providePopovers();
