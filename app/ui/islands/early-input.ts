import { DEHYDRATED, PRESSED } from "./island-marks";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Read before hydration: on a changed text React would replace the document, including everything typed. */
const sent = typeof document === "undefined" ? new Map<string, Control>() : numberedControls();
const focused = typeof document === "undefined" ? null : document.activeElement;

/** The controls of the page by a key that stays the same in every rendering of the same data. */
function numberedControls(): Map<string, Control> {
	const met = new Map<string, number>();
	const numbered = new Map<string, Control>();
	for (const tag of ["input", "textarea", "select"] as const) {
		for (const control of document.querySelectorAll(tag)) {
			const kind = [control.type, control.name, isTick(control) ? control.value : ""].join(" ");
			const index = met.get(kind) ?? 0;
			met.set(kind, index + 1);
			numbered.set(`${kind} ${index}`, control);
		}
	}
	return numbered;
}

function isTick(control: Control): control is HTMLInputElement {
	return control.type === "checkbox" || control.type === "radio";
}

/** Copies the values of removed controls into their replacements. */
function carryOver(part: HTMLElement): void {
	const gone = [...sent].filter(([, control]) => !control.isConnected);
	if (gone.length === 0) return;
	const shown = numberedControls();
	for (const [key, before] of gone) {
		const twin = shown.get(key);
		if (!twin || !part.contains(twin) || twin.closest(`[${DEHYDRATED}]`)) continue;
		sent.delete(key);
		if (isTick(twin) && isTick(before)) twin.checked = before.checked;
		else if (twin.type !== "file" && twin.type !== "hidden") setPastReact(twin, before.value);
		if (before === focused) twin.focus({ preventScroll: true });
	}
}

/**
 * Replays early input in an island after hydration: each control is reset to what the
 * server sent and then changed again, with events, as the visitor did.
 */
export function applyEarlyInput(part: HTMLElement): void {
	carryOver(part);
	for (const select of hydrated(part.querySelectorAll("select"))) applyEarlyValue(select, sentOption(select), "change");
	for (const input of hydrated(part.querySelectorAll("input"))) {
		if (input.type === "checkbox" || input.type === "radio") applyEarlyTick(input);
		else if (input.type !== "hidden" && input.type !== "file") applyEarlyTyping(input);
	}
	for (const text of hydrated(part.querySelectorAll("textarea"))) applyEarlyTyping(text);
	// React may itself replay the press that triggered hydration: its mark is removed first.
	setTimeout(() => hydrated(part.querySelectorAll<HTMLElement>(`[${PRESSED}]`)).forEach(pressAgain));
}

/** Twice on a button that switches something on and off has no effect; twice on another one was impatience. */
function pressAgain(button: HTMLElement): void {
	const presses = Number(button.getAttribute(PRESSED));
	button.removeAttribute(PRESSED);
	if (presses % 2 === 1 || !button.matches("[aria-pressed], [aria-expanded]")) button.click();
}

/** Excluding those in nested islands that are not hydrated yet. */
function hydrated<E extends { closest(selectors: string): unknown }>(found: Iterable<E>): E[] {
	return [...found].filter((each) => !each.closest(`[${DEHYDRATED}]`));
}

function applyEarlyTick(box: HTMLInputElement): void {
	// Only the checked radio is replayed; replaying another one would uncheck it.
	if (box.checked === box.defaultChecked || (box.type === "radio" && !box.checked)) return;
	box.checked = box.defaultChecked;
	box.click();
}

function sentOption(select: HTMLSelectElement): string {
	const sent = [...select.options].find((option) => option.defaultSelected) ?? select.options[0];
	return sent?.value ?? "";
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** A focused text field is replayed on blur: earlier, the caret would jump and an IME lose its composition. A slider has neither. */
function applyEarlyTyping(control: TextControl): void {
	const again = () => applyEarlyValue(control, control.defaultValue, "input");
	if (control === document.activeElement && control.type !== "range")
		control.addEventListener("blur", again, { once: true });
	else again();
}

function applyEarlyValue(control: TextControl | HTMLSelectElement, sent: string, event: "input" | "change"): void {
	const wanted = control.value;
	if (wanted === sent) return;
	control.value = sent;
	setPastReact(control, wanted);
	control.dispatchEvent(new Event(event, { bubbles: true }));
}

/** React tracks values set on the element itself and would see no change. */
function setPastReact(control: Control, value: string): void {
	Reflect.getOwnPropertyDescriptor(Object.getPrototypeOf(control) as object, "value")?.set?.call(control, value);
}
