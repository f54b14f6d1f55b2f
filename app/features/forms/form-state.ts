import type { RouterContextProvider } from "react-router";
import type { FormState } from "../../../worker/submissions/service";
import { formState } from "../../context";
import type { FormName } from "../../domain/pages/paths";

/**
 * What a form of this page has to show when it comes back from being sent without a script. The page that shows it is
 * made for this visitor alone, and shows it once.
 */
export async function returnedForm(
	context: Readonly<RouterContextProvider>,
	forms: readonly FormName[],
): Promise<FormState | null> {
	const state = await context.get(formState)();
	return state && forms.includes(state.form) ? state : null;
}
