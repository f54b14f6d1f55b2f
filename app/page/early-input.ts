type Control = HTMLElement & { name: string; type: string; value: string };

/** Captures input made before hydration. @returns restores it, with the events that React needs, and lost focus */
export function captureEarlyInput(part: HTMLElement): () => void {
	const controls = controlsOf(part);
	const wanted = controls.filter(isChanged).map((control) => ({
		find: createFinder(part, control),
		value: control.value,
		isTicked: isCheckable(control) && control.checked,
	}));
	const focused = controls.find((control) => control === document.activeElement);
	const findFocused = focused && createFinder(part, focused);
	return () => {
		for (const { find, value, isTicked } of wanted) {
			const control = find();
			if (control && isCheckable(control)) restoreChecked(control, isTicked);
			else if (control) restoreValue(control, value);
		}
		if (document.activeElement === document.body) findFocused?.()?.focus({ preventScroll: true });
	};
}

/** Finds the control again: after React has rendered a translated page from scratch, by name and index. */
function createFinder(part: HTMLElement, control: Control): () => Control | undefined {
	const { name } = control;
	const sameName = () => controlsOf(part).filter((other) => other.name === name);
	const place = sameName().indexOf(control);
	return () => (control.isConnected ? control : sameName()[place]);
}

function controlsOf(part: HTMLElement): Control[] {
	return [...part.querySelectorAll<Control>("input, textarea, select")];
}

function isCheckable(control: Control): control is HTMLInputElement {
	return control instanceof HTMLInputElement && (control.type === "checkbox" || control.type === "radio");
}

function isChanged(control: Control): boolean {
	if (control.type === "hidden" || control.type === "file") return false;
	if (isCheckable(control))
		return control.checked !== control.defaultChecked && (control.type === "checkbox" || control.checked);
	return control.value !== initialValue(control);
}

function initialValue(control: Control): string {
	if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) return control.defaultValue;
	const options = control instanceof HTMLSelectElement ? [...control.options] : [];
	const sent = options.find((option) => option.defaultSelected) ?? options[0];
	return sent?.value ?? "";
}

function restoreChecked(box: HTMLInputElement, isTicked: boolean): void {
	box.checked = !isTicked;
	box.click();
}

/** Waits for blur while text is being typed, or the caret would jump and an IME would lose its composition. */
function restoreValue(control: Control, value: string): void {
	const give = (wanted: string) => {
		control.value = initialValue(control);
		setNativeValue(control, wanted);
		dispatchInput(control);
	};
	const isTyped = control === document.activeElement && !(control instanceof HTMLSelectElement);
	if (isTyped && control.type !== "range") {
		dispatchInput(control);
		control.addEventListener("blur", () => give(control.value), { once: true });
	} else give(value);
}

function dispatchInput(control: Control): void {
	control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}

/** Uses the prototype's setter: React tracks the element's own and would see no change. */
function setNativeValue(control: Control, value: string): void {
	Reflect.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
}
