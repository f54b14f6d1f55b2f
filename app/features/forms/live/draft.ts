import { transientFields } from "../../../domain/forms/transient-fields";
import { openDetails } from "../../../ui/field";

/** Drafts: typed values are stored for this tab until the form is submitted, across reloads and lost connections. */

/** Storage key of a form's draft, separate for each property. */
export function draftKey(form: string, about: Readonly<Record<string, string>>): string {
	return ["draft", form, ...Object.values(about)].join(":");
}

type Entries = [string, string][];

/** Stored values by field name. */
export type Draft = Readonly<Record<string, string[]>>;

export function saveDraft(key: string, form: HTMLFormElement): void {
	const entries: Entries = [...new FormData(form)].flatMap(
		([name, value]): Entries => (typeof value === "string" && !transientFields.has(name) ? [[name, value]] : []),
	);
	try {
		sessionStorage.setItem(key, JSON.stringify(entries));
	} catch {
		// Storage is full or blocked; the form still has all values.
	}
}

export function clearDraft(key: string): void {
	try {
		sessionStorage.removeItem(key);
	} catch {
		// Nothing is stored if storage is blocked.
	}
}

/**
 * Restores a draft into empty fields; values from the visitor or the server are kept.
 * @param overSent also overwrites fields that are unchanged since the server sent them
 * @returns values that were not restored, for fields with more than one control
 */
export function restoreDraft(key: string, form: HTMLFormElement, overSent = false): Draft {
	const filled = new Set([...new FormData(form)].filter(([, value]) => value !== "").map(([name]) => name));
	const draft: Record<string, string[]> = {};
	for (const [name, value] of readDraft(key)) draft[name] = [...(draft[name] ?? []), value];
	const isKept = Object.keys(draft).length > 0;
	const turns = new Map<string, number>();
	for (const control of form.elements) {
		const name = control.getAttribute("name") ?? "";
		const turn = turns.get(name) ?? 0;
		turns.set(name, turn + 1);
		if (isKept) fill(control, draft[name] ?? [], turn, overSent);
	}
	const left = Object.entries(draft).flatMap(([name, values]) => {
		const typed = values.filter((value) => value !== "");
		return filled.has(name) || typed.length === 0 ? [] : [[name, typed] as const];
	});
	return Object.fromEntries(left);
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isBox(control: Control): control is HTMLInputElement {
	return control.type === "checkbox" || control.type === "radio";
}

/** Fills a control and opens its fold if it changes. @param turn index among text fields with the same name */
function fill(control: Element, kept: readonly string[], turn: number, overSent: boolean): void {
	const isInput = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
	if (!isInput && !(control instanceof HTMLSelectElement)) return;
	if (control.type === "hidden" || control.type === "file") return;
	const stateOf = () => (isBox(control) ? control.checked : control.value);
	const before = stateOf();
	const own = kept[turn];
	if (isBox(control)) {
		const isTicked = kept.includes(control.value);
		// Without a stored value, an initially checked checkbox was unchecked.
		const givesWay = overSent || (control.type === "checkbox" && kept.length === 0);
		control.checked = isTicked || (control.checked && !givesWay);
	} else if (own !== undefined && (control.value === "" || (overSent && isAsSent(control)))) {
		// An option that no longer exists cannot be selected.
		if (!(control instanceof HTMLSelectElement) || [...control.options].some(({ value }) => value === own))
			control.value = own;
	}
	if (stateOf() !== before) openDetails(control);
}

function isAsSent(control: Control): boolean {
	return control instanceof HTMLSelectElement || control.value === control.defaultValue;
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
