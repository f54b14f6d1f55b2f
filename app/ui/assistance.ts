import { keepFocus } from "./kept-focus";
import { providePopovers } from "./popover-fallback";

// What helps a visitor after hydration, and is not needed for it: pages work without this file.
keepFocus();
if (!("popover" in HTMLElement.prototype)) providePopovers();
