import type { RouterContextProvider } from "react-router";
import type { FormState } from "../../../worker/requests/service";
import type { FormName } from "../../domain/paths";
import type { ScreenForm } from "./form-fields";
import { returnedForm } from "./form-state";

/** Forms without a page while nobody knows what they are about, and as which they come back. */
const shownAs = {
	"contact-me": "contact-me",
	"contact-visit": "contact-visit",
	"send-to-friend": "send-to-friend",
	offer: "offer",
	"contact-construction": "contact-construction",
	// The times and the papers of a home are chosen on its own pages: without one, a question about it is left.
	"contact-appointment": "contact-visit",
	"appointment-alert": "contact-visit",
	"request-documents": "contact-me",
	"testing-testing": "site-contact",
} as const satisfies Partial<Record<FormName, ScreenForm>>;

type StrayForm = keyof typeof shownAs;
type ShownForm = (typeof shownAs)[StrayForm];

/** A form that was refused and whose home or project is not known, or cannot be had. */
export async function strayForm(
	context: Readonly<RouterContextProvider>,
): Promise<(FormState & { form: ShownForm }) | null> {
	const state = await returnedForm(context, Object.keys(shownAs) as StrayForm[]);
	// An offer that waits to be read once more has nothing to say here.
	return state && state.message !== "" ? { ...state, form: shownAs[state.form as StrayForm] } : null;
}
