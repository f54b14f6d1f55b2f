/** Attributes: an island before hydration, and in it the buttons pressed before hydration, with the number of presses. */
export const DEHYDRATED = "data-dehydrated";
export const PRESSED = "data-pressed";

/** A link whose press a script answers in the page. It is held back until hydration, and followed where scripts are missing. */
export const ANSWERED_HERE = "data-answered-here";

/**
 * On `<html>`, where scripts run: `coming` from the head on, `on` once the page is hydrated, `missing` where they do not
 * come. What needs them is then hidden, and what stands in its place is shown (base.css).
 */
export const SCRIPTS = "data-scripts";

/** Scripts that have not come by now are shown to be missing, until they come after all. */
export const PATIENCE_MS = 8_000;

/** On `<html>` after the first interaction. */
export const INTERACTED = "data-interacted";
export const FIRST_INTERACTIONS = [
	"pointerover",
	"pointerdown",
	"focusin",
	"keydown",
	"click",
	"change",
	"popstate",
] as const;
