/** Marks what is drawn but not alive yet, and inside it the buttons that were pressed too early, with the moment. */
export const DEHYDRATED = "data-asleep";
export const PRESSED = "data-pressed";

/** On `<html>` once somebody has moved, touched or typed. */
export const INTERACTED = "data-touched";
export const FIRST_INTERACTIONS = [
	"pointerover",
	"pointerdown",
	"focusin",
	"keydown",
	"click",
	"change",
	"popstate",
] as const;
