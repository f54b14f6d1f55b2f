import type { ComponentType, ReactNode } from "react";
import type { FormState } from "../../../../worker/submissions/service";
import { timeRange } from "../../../domain/formatting/time-range";
import { allowedRentQuestions, type RentQuestion, rentQuestions } from "../../../domain/forms/rent-questions";
import { useLanguage, useTranslation } from "../../../i18n/texts";
import type { Choice } from "../../../ui/choices";
import { FieldError } from "../../../ui/field";
import { useFormSite } from "../../layout/site-data";
import {
	type FieldSet,
	type FormWords,
	formFields,
	formSteps,
	messagesBeside,
	type ScreenForm,
	subjectFields,
	withoutEmptySearch,
} from "../form-fields";
import { firstStep } from "../form-step";
import { draftKey } from "./draft";
import { type Drawing, FieldSets, type RegionField, type SlotField } from "./field-sets";
import { FormShell } from "./form-shell";
import type { SteppedSetsProps } from "./stepped-sets";

export type FormViewProps = {
	form: ScreenForm;
	/** Hidden fields that identify the subject: a property, a project, a link's token. */
	about?: Readonly<Record<string, string>>;
	/** Whether the visitor has to enter the subject. */
	asksSubject?: boolean;
	/** Choices of lists that the agency maintains, by field name. */
	choices?: Readonly<Record<string, readonly Choice[]>>;
	values?: Readonly<Record<string, string | string[]>>;
	/** Questions that candidate tenants of this property may be asked; by default those allowed everywhere. */
	questions?: readonly RentQuestion[];
	/** Key of the title's and the button's texts, if it is not the form's own. */
	words?: FormWords;
	state?: FormState | null;
	region?: RegionField;
	slot?: SlotField;
	/** Content above the last step of a multi-step form. */
	beforeLast?: ReactNode;
	/** Provided by pages with a multi-step form; few have one, so the others do not load it. */
	SteppedSets?: ComponentType<SteppedSetsProps>;
};

/** Renders any form from its fields. Islands add what is not data (`EnquiryForm` and its siblings). */
export function FormView({
	form,
	about = {},
	asksSubject = false,
	choices = {},
	values = {},
	questions = allowedRentQuestions(null, "visit"),
	words = form,
	state = null,
	region,
	slot,
	beforeLast,
	SteppedSets,
}: FormViewProps) {
	const { t } = useTranslation("forms");
	const language = useLanguage();
	const { contactTimes } = useFormSite();
	const contactTime = contactTimes.map((time) => ({ value: time, label: timeRange(time, language) }));
	const returned = state?.form === form ? state : null;
	const steps = formSteps[form];
	const sets = [...(asksSubject ? [subjectFields(form)] : []), ...askedSets(form, questions, choices)];
	return (
		<FormShell
			form={form}
			step={firstStep(form)}
			hidden={about}
			draftKey={draftKey(form, about)}
			state={returned}
			submit={t(`form.${words}.submit`)}
			after={t(`form.${words}.after`)}
		>
			{({ whenLive, ...alive }) => {
				const drawing: Drawing = {
					...alive,
					values: returned?.values ?? values,
					choices: { contactTime, ...choices },
					region,
					slot,
				};
				return (
					<>
						{messagesBeside(sets, alive.messages).map((message) => (
							<FieldError key={message}>{message}</FieldError>
						))}
						{steps && SteppedSets ? (
							<SteppedSets
								steps={steps.map((number) => sets.filter((set) => set.step === number))}
								drawing={drawing}
								whenLive={whenLive}
								beforeLast={beforeLast}
							/>
						) : (
							<FieldSets sets={sets} drawing={drawing} />
						)}
					</>
				);
			}}
		</FormShell>
	);
}

/** Returns the form's fields without the questions that may not be asked. */
function askedSets(
	form: ScreenForm,
	questions: readonly RentQuestion[],
	choices: Readonly<Record<string, readonly Choice[]>>,
): readonly FieldSet[] {
	const unasked = new Set<string>(rentQuestions.filter((question) => !questions.includes(question)));
	return withoutEmptySearch(formFields[form], choices.search ?? [])
		.map((set) => ({ ...set, fields: set.fields.filter(({ name }) => !hasQuestions(form) || !unasked.has(name)) }))
		.filter(({ fields }) => fields.length > 0);
}

/** Checked by form, since a CV is also part of a job application. */
function hasQuestions(form: ScreenForm): boolean {
	return form === "contact-visit" || form === "rent-application";
}
