import type { RouterContextProvider } from "react-router";
import type { FormState } from "../../../worker/submissions/service";
import { formState } from "../../context";
import type { FormName } from "../../domain/forms/form-names";
import { keysOf } from "../../domain/records";
import type { ScreenForm } from "./form-fields";

/** Parses a posted form. An invalid body yields no fields, so that validation reports what is missing. */
export function postedForm(request: Request): Promise<FormData> {
	return request.formData().catch(() => new FormData());
}

/**
 * Returns the state of a form rejected after a submission without JavaScript. The page that shows it is personal, and
 * shows it once.
 */
export async function returnedForm<Form extends FormName>(
	context: Readonly<RouterContextProvider>,
	forms: readonly Form[],
): Promise<(FormState & { form: Form }) | null> {
	const state = await context.get(formState)();
	const form = forms.find((each) => each === state?.form);
	return state && form ? { ...state, form } : null;
}

/** Forms without a page unless their subject is known, mapped to the form they are shown as. */
const shownAs = {
	"contact-me": "contact-me",
	"contact-visit": "contact-visit",
	"send-to-friend": "send-to-friend",
	offer: "offer",
	"contact-construction": "contact-construction",
	// Slots and documents are chosen on a property's page; without a property only a question remains.
	"contact-appointment": "contact-visit",
	"appointment-alert": "contact-visit",
	"open-house": "contact-visit",
	"request-documents": "contact-me",
	"testing-testing": "site-contact",
} as const satisfies Partial<Record<FormName, ScreenForm>>;

type FormWithoutSubject = keyof typeof shownAs;
type ShownForm = (typeof shownAs)[FormWithoutSubject];

/** Returns a rejected form whose property or project is unknown or unavailable. */
export async function formWithoutSubject(
	context: Readonly<RouterContextProvider>,
): Promise<(FormState & { form: ShownForm }) | null> {
	const state = await returnedForm(context, keysOf(shownAs));
	// Excludes the state of an offer under review.
	return state && state.message !== "" ? { ...state, form: shownAs[state.form] } : null;
}
