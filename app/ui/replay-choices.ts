/**
 * What was ticked, chosen or typed while a part still slept is carried out once it is awake: each control goes back to
 * what the server sent and is then changed again, as its visitor did. Call it after the part has come alive.
 */
export function replayChoices(root: HTMLElement): void {
	for (const select of root.querySelectorAll("select")) replayValue(select, sentOption(select), "change");
	for (const input of root.querySelectorAll("input")) {
		if (input.type === "checkbox" || input.type === "radio") replayTick(input);
		else if (input.type !== "hidden") replayValue(input, input.defaultValue, "input");
	}
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

function replayValue(control: HTMLInputElement | HTMLSelectElement, sent: string, event: "input" | "change"): void {
	const wanted = control.value;
	if (wanted === sent) return;
	control.value = sent;
	// React notes what is set through the element itself, and would see no change: so this goes past it.
	Reflect.getOwnPropertyDescriptor(Object.getPrototypeOf(control) as object, "value")?.set?.call(control, wanted);
	control.dispatchEvent(new Event(event, { bubbles: true }));
}
