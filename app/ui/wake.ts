/** Marks what is drawn but not alive yet, and inside it the buttons that were pressed too early. */
export const ASLEEP = "data-asleep";
export const PRESSED = "data-pressed";

/** On `<html>` once somebody has moved, touched or typed. */
export const TOUCHED = "data-touched";
export const FIRST_TOUCHES = [
	"pointerover",
	"pointerdown",
	"focusin",
	"keydown",
	"click",
	"change",
	"popstate",
] as const;

/**
 * What was ticked, chosen, typed or pressed while a part still slept is carried out once it is awake: each control goes
 * back to what the server sent and is then changed again, as its visitor did. Call it after the part has come alive.
 */
export function wake(part: HTMLElement): void {
	if (!part.hasAttribute(ASLEEP)) return;
	part.removeAttribute(ASLEEP);
	for (const select of alive(part.querySelectorAll("select"))) replayValue(select, sentOption(select), "change");
	for (const input of alive(part.querySelectorAll("input"))) {
		if (input.type === "checkbox" || input.type === "radio") replayTick(input);
		else if (input.type !== "hidden" && input.type !== "file") replayValue(input, input.defaultValue, "input");
	}
	for (const text of alive(part.querySelectorAll("textarea"))) replayValue(text, text.defaultValue, "input");
	for (const button of alive(part.querySelectorAll<HTMLElement>(`[${PRESSED}]`))) {
		button.removeAttribute(PRESSED);
		button.click();
	}
}

/** Without those in parts that sleep on inside this one. */
function alive<E extends { closest(selectors: string): unknown }>(found: Iterable<E>): E[] {
	return [...found].filter((each) => !each.closest(`[${ASLEEP}]`));
}

function replayTick(box: HTMLInputElement): void {
	if (box.checked === box.defaultChecked) return;
	box.checked = box.defaultChecked;
	box.click();
}

function sentOption(select: HTMLSelectElement): string {
	const sent = [...select.options].find((option) => option.defaultSelected) ?? select.options[0];
	return sent?.value ?? "";
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function replayValue(control: Control, sent: string, event: "input" | "change"): void {
	const wanted = control.value;
	if (wanted === sent) return;
	control.value = sent;
	// React notes what is set through the element itself, and would see no change: so this goes past it.
	Reflect.getOwnPropertyDescriptor(Object.getPrototypeOf(control) as object, "value")?.set?.call(control, wanted);
	control.dispatchEvent(new Event(event, { bubbles: true }));
}
