/** Attributes: an island before hydration, and in it the buttons pressed before hydration, with the time. */
export const DEHYDRATED = "data-asleep";
export const PRESSED = "data-pressed";

/** On `<html>` after the first interaction. */
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
