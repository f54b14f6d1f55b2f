import type { FormName } from "../../../app/domain/forms/form-names";
import { parseForm } from "../../../app/domain/forms/parse";

/** Required fields of a form: those with errors after an empty submission. */
export function requiredFields(form: FormName): string[] {
	const result = parseForm(form, {});
	return result.ok ? [] : Object.keys(result.errors);
}
