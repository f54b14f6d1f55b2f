import type { FormName } from "../../domain/forms/form-names";

/** Most forms are sent directly; a binding one is reviewed first. */
export type FormStep = "review" | "send";

/** First step of a form: a form that is reviewed is shown once more before it is sent. */
export function firstStep(form: FormName): FormStep {
	return form === "offer" ? "review" : "send";
}

/** Returns the URL that a form is posted to. */
export function formAddress(form: FormName, step: FormStep): string {
	return step === "review" ? `/api/forms/${form}/review` : `/api/forms/${form}`;
}
