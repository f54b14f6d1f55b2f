import type { RouterContextProvider } from "react-router";
import type { FormState } from "../../../worker/submissions/service";
import { formState } from "../../context";
import type { FormName } from "../../domain/forms/form-names";

/**
 * The state of a form rejected after a submission without JavaScript. The page that shows it is
 * personal, and shows it once.
 */
export async function returnedForm<Form extends FormName>(
	context: Readonly<RouterContextProvider>,
	forms: readonly Form[],
): Promise<(FormState & { form: Form }) | null> {
	const state = await context.get(formState)();
	const form = forms.find((each) => each === state?.form);
	return state && form ? { ...state, form } : null;
}
