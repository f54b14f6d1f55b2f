import { DEHYDRATED, PRESSED } from "./island-marks";

/** Nobody expects a button to do something that he pressed longer ago. */
const LONGEST_WAIT_MS = 10_000;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Read before hydration: a text that was changed by then lets React replace the document, with all that was typed. */
const sent = typeof document === "undefined" ? new Map<string, Control>() : numberedControls();
const focused = typeof document === "undefined" ? null : document.activeElement;

/** The controls of the page by what tells them apart in whatever is made from the same data. */
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

/** Puts what stood in controls that are gone into those that came in their place. */
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
 * Carries out what was ticked, chosen, typed or pressed in a part while it slept: each control goes back to what the
 * server sent and is then changed again, as its visitor did.
 */
export function applyEarlyInput(part: HTMLElement): void {
	carryOver(part);
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
	setPastReact(control, wanted);
	control.dispatchEvent(new Event(event, { bubbles: true }));
}

/** React notes what is set through the element itself, and would see no change. */
function setPastReact(control: Control, value: string): void {
	Reflect.getOwnPropertyDescriptor(Object.getPrototypeOf(control) as object, "value")?.set?.call(control, value);
}
