import type { FormName } from "../../domain/forms/form-names";

/** Most forms are sent at once; one that binds its sender is read once more before. */
export type FormStep = "review" | "send";

/** What is filled in first, and then shown as it will be sent. */
export function firstStep(form: FormName): FormStep {
	return form === "offer" ? "review" : "send";
}

/** Where a form goes. */
export function formAddress(form: FormName, step: FormStep): string {
	return step === "review" ? `/api/forms/${form}/review` : `/api/forms/${form}`;
}
