import { DEHYDRATED, PRESSED } from "./island-marks";

/** Nobody expects a button to do something that he pressed longer ago. */
const LONGEST_WAIT_MS = 10_000;

/**
 * Carries out what was ticked, chosen, typed or pressed in a part while it slept: each control goes back to what the
 * server sent and is then changed again, as its visitor did.
 */
export function applyEarlyInput(part: HTMLElement): void {
	for (const select of alive(part.querySelectorAll("select"))) applyEarlyValue(select, sentOption(select), "change");
	for (const input of alive(part.querySelectorAll("input"))) {
		if (input.type === "checkbox" || input.type === "radio") applyEarlyTick(input);
		else if (input.type !== "hidden" && input.type !== "file") applyEarlyTyping(input);
	}
	for (const text of alive(part.querySelectorAll("textarea"))) applyEarlyTyping(text);
	// React may be about to hand on the very press that has woken the part: what it does loses its mark first.
	setTimeout(() => alive(part.querySelectorAll<HTMLElement>(`[${PRESSED}]`)).forEach(pressAgain));
}

function pressAgain(button: HTMLElement): void {
	const waited = performance.now() - Number(button.getAttribute(PRESSED));
	button.removeAttribute(PRESSED);
	if (waited < LONGEST_WAIT_MS) button.click();
}

/** Without those in parts that sleep on inside this one. */
function alive<E extends { closest(selectors: string): unknown }>(found: Iterable<E>): E[] {
	return [...found].filter((each) => !each.closest(`[${DEHYDRATED}]`));
}

function applyEarlyTick(box: HTMLInputElement): void {
	// Of radios the one that is on tells everything; another one put on again would put it out.
	if (box.checked === box.defaultChecked || (box.type === "radio" && !box.checked)) return;
	box.checked = box.defaultChecked;
	box.click();
}

function sentOption(select: HTMLSelectElement): string {
	const sent = [...select.options].find((option) => option.defaultSelected) ?? select.options[0];
	return sent?.value ?? "";
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Who is still typing is left alone until he leaves the field: his caret would jump, and his keyboard lose the word. */
function applyEarlyTyping(control: TextControl): void {
	const again = () => applyEarlyValue(control, control.defaultValue, "input");
	if (control === document.activeElement) control.addEventListener("blur", again, { once: true });
	else again();
}

function applyEarlyValue(control: TextControl | HTMLSelectElement, sent: string, event: "input" | "change"): void {
	const wanted = control.value;
	if (wanted === sent) return;
	control.value = sent;
	// React notes what is set through the element itself, and would see no change: so this goes past it.
	Reflect.getOwnPropertyDescriptor(Object.getPrototypeOf(control) as object, "value")?.set?.call(control, wanted);
	control.dispatchEvent(new Event(event, { bubbles: true }));
}
