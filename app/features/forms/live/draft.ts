/** Drafts: typed values are stored for this tab until the form is submitted, across reloads and lost connections. */

const notKept = new Set(["captcha", "captchaId", "pow", "cf-turnstile-response", "fax", "lang"]);

/** The storage key of a form's draft, separate for each property. */
export function draftKey(form: string, about: Readonly<Record<string, string>>): string {
	return ["draft", form, ...Object.values(about)].join(":");
}

type Entries = [string, string][];

/** What was kept of a form, by the names of its fields. */
export type Draft = Readonly<Record<string, string[]>>;

export function saveDraft(key: string, form: HTMLFormElement): void {
	const entries: Entries = [...new FormData(form)].flatMap(
		([name, value]): Entries =>
			typeof value === "string" && value !== "" && !notKept.has(name) ? [[name, value]] : [],
	);
	try {
		sessionStorage.setItem(key, JSON.stringify(entries));
	} catch {
		// Storage that is full or forbidden: the form itself still holds everything.
	}
}

export function clearDraft(key: string): void {
	try {
		sessionStorage.removeItem(key);
	} catch {
		// Nothing was kept where storage is forbidden.
	}
}

/**
 * Fills in what is empty; what the visitor or the server filled in is left alone.
 * @param overSent texts that are as the server sent them give way too, and what was chosen from a list
 * @returns what was kept and is not filled in, for fields that are more than one control
 */
export function restoreDraft(key: string, form: HTMLFormElement, overSent = false): Draft {
	const filled = new Set([...new FormData(form)].filter(([, value]) => value !== "").map(([name]) => name));
	const draft: Record<string, string[]> = {};
	for (const [name, value] of readDraft(key)) draft[name] = [...(draft[name] ?? []), value];
	const isKept = Object.keys(draft).length > 0;
	const texts = new Map<string, number>();
	for (const control of form.elements) {
		const name = control.getAttribute("name") ?? "";
		const kept = draft[name];
		// Texts of one name have their own each, in turn.
		const turn = texts.get(name) ?? 0;
		texts.set(name, turn + 1);
		if (kept) fill(control, kept, kept[turn] ?? "", overSent);
		// A box that is ticked at first was unticked.
		else if (isKept && control instanceof HTMLInputElement && control.type === "checkbox") control.checked = false;
	}
	for (const name of filled) delete draft[name];
	return draft;
}

function fill(control: Element, kept: readonly string[], own: string, overSent: boolean): void {
	if (control instanceof HTMLSelectElement && (overSent || control.value === "")) {
		// What is no longer offered cannot be chosen again.
		if ([...control.options].some(({ value }) => value === own)) control.value = own;
	}
	if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
	if (control.type === "hidden" || control.type === "file") return;
	if (control instanceof HTMLInputElement && (control.type === "radio" || control.type === "checkbox"))
		control.checked ||= kept.includes(control.value);
	else if (control.value === "" || (overSent && control.value === control.defaultValue)) control.value = own;
	// What is sent is in sight.
	const fold = control.value === control.defaultValue ? null : control.closest("details");
	if (fold) fold.open = true;
}

function readDraft(key: string): Entries {
	try {
		const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? "[]");
		return Array.isArray(stored) ? stored.filter(isEntry) : [];
	} catch {
		return [];
	}
}

function isEntry(value: unknown): value is [string, string] {
	return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === "string");
}
