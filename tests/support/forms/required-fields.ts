import type { FormName } from "../../../app/domain/forms/form-names";
import { parseForm } from "../../../app/domain/forms/parse";

/** The required fields of a form: those that an empty submission gets errors for. */
export function requiredFields(form: FormName): string[] {
	const result = parseForm(form, {});
	return result.ok ? [] : Object.keys(result.errors);
}
