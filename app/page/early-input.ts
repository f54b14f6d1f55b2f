type Control = HTMLElement & { name: string; type: string; value: string };

/** Captures input made before hydration. @returns restores it, with the events that React needs, and lost focus */
export function takeEarlyInput(part: HTMLElement): () => void {
	const controls = controlsOf(part);
	const wanted = controls.filter(isChanged).map((control) => ({
		find: followed(part, control),
		value: control.value,
		isTicked: isTick(control) && control.checked,
	}));
	const focused = controls.find((control) => control === document.activeElement);
	const findFocused = focused && followed(part, focused);
	return () => {
		for (const { find, value, isTicked } of wanted) {
			const control = find();
			if (control && isTick(control)) giveTick(control, isTicked);
			else if (control) giveValue(control, value);
		}
		if (document.activeElement === document.body) findFocused?.()?.focus({ preventScroll: true });
	};
}

/** Finds the control again: after React has rendered a translated page from scratch, by name and index. */
function followed(part: HTMLElement, control: Control): () => Control | undefined {
	const { name } = control;
	const sameName = () => controlsOf(part).filter((other) => other.name === name);
	const place = sameName().indexOf(control);
	return () => (control.isConnected ? control : sameName()[place]);
}

function controlsOf(part: HTMLElement): Control[] {
	return [...part.querySelectorAll<Control>("input, textarea, select")];
}

function isTick(control: Control): control is HTMLInputElement {
	return control instanceof HTMLInputElement && (control.type === "checkbox" || control.type === "radio");
}

function isChanged(control: Control): boolean {
	if (control.type === "hidden" || control.type === "file") return false;
	if (isTick(control))
		return control.checked !== control.defaultChecked && (control.type === "checkbox" || control.checked);
	return control.value !== sentValue(control);
}

function sentValue(control: Control): string {
	if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) return control.defaultValue;
	const options = control instanceof HTMLSelectElement ? [...control.options] : [];
	const sent = options.find((option) => option.defaultSelected) ?? options[0];
	return sent?.value ?? "";
}

function giveTick(box: HTMLInputElement, isTicked: boolean): void {
	box.checked = !isTicked;
	box.click();
}

/** Waits for blur while text is being typed, or the caret would jump and an IME would lose its composition. */
function giveValue(control: Control, value: string): void {
	const give = (wanted: string) => {
		control.value = sentValue(control);
		setPastReact(control, wanted);
		tell(control);
	};
	const isTyped = control === document.activeElement && !(control instanceof HTMLSelectElement);
	if (isTyped && control.type !== "range") {
		tell(control);
		control.addEventListener("blur", () => give(control.value), { once: true });
	} else give(value);
}

function tell(control: Control): void {
	control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}

/** Uses the prototype's setter: React tracks the element's own and would see no change. */
function setPastReact(control: Control, value: string): void {
	Reflect.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
}
