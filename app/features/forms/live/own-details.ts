import { readStoredJson, writeStored } from "../../../ui/storage";

/** Personal details for the next form, stored in this browser if the visitor asked for it. */
const KEY = "own-details";
const kept = ["title", "firstName", "lastName", "email", "phone"] as const;

type Details = Readonly<Partial<Record<(typeof kept)[number], string>>>;

/** Null if nothing is stored. */
export function readDetails(): Details | null {
	const stored = readStoredJson(KEY);
	if (typeof stored !== "object" || stored === null) return null;
	const found = Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === "string");
	return found.length > 0 ? Object.fromEntries(found) : null;
}

export function keepDetails(fields: FormData): void {
	const found = kept.flatMap((name) => {
		const value = fields.get(name);
		return typeof value === "string" && value.trim() !== "" ? [[name, value.trim()] as const] : [];
	});
	writeStored(KEY, JSON.stringify(Object.fromEntries(found)));
}

export function forgetDetails(): void {
	writeStored(KEY, "");
}

/** Fills empty fields. */
export function fillDetails(form: HTMLFormElement, details: Details): void {
	for (const name of kept) {
		const value = details[name];
		if (value === undefined) continue;
		for (const control of form.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)) {
			if (control.type === "radio") {
				if (control.value === value && !new FormData(form).has(name)) control.click();
			} else if (control.value === "") {
				control.value = value;
				control.dispatchEvent(new Event("input", { bubbles: true }));
			}
		}
	}
}

/** Whether a form has fields for these details. */
export function asksDetails(names: readonly string[]): boolean {
	return names.includes("firstName") && names.includes("email");
}
