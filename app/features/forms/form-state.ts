import type { RouterContextProvider } from "react-router";
import type { FormState } from "../../../worker/submissions/service";
import { formState } from "../../context";
import type { FormName } from "../../domain/forms/form-names";
import { keysOf } from "../../domain/records";
import type { ScreenForm } from "./form-fields";

/** The fields of a posted form; a body that is none has no fields, so that what is missing is said of it. */
export function postedForm(request: Request): Promise<FormData> {
	return request.formData().catch(() => new FormData());
}

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

/** Forms without a page while nobody knows what they are about, and as which they come back. */
const shownAs = {
	"contact-me": "contact-me",
	"contact-visit": "contact-visit",
	"send-to-friend": "send-to-friend",
	offer: "offer",
	"contact-construction": "contact-construction",
	// Slots and documents of a property are chosen on its own pages: without one, a question about it is left.
	"contact-appointment": "contact-visit",
	"appointment-alert": "contact-visit",
	"open-house": "contact-visit",
	"request-documents": "contact-me",
	"testing-testing": "site-contact",
} as const satisfies Partial<Record<FormName, ScreenForm>>;

type FormWithoutSubject = keyof typeof shownAs;
type ShownForm = (typeof shownAs)[FormWithoutSubject];

/** A form that was refused and whose property or project is not known, or cannot be had. */
export async function formWithoutSubject(
	context: Readonly<RouterContextProvider>,
): Promise<(FormState & { form: ShownForm }) | null> {
	const state = await returnedForm(context, keysOf(shownAs));
	// The state of an offer in review does not belong here.
	return state && state.message !== "" ? { ...state, form: shownAs[state.form] } : null;
}
