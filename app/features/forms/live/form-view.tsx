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
	/** What the form is about, sent along unseen: a property, a project, a link's token. */
	about?: Readonly<Record<string, string>>;
	/** Whether the visitor has to state the subject. */
	asksSubject?: boolean;
	/** Choices of lists that the agency fills, by the field's name. */
	choices?: Readonly<Record<string, readonly Choice[]>>;
	values?: Readonly<Record<string, string | string[]>>;
	/** Which questions to a candidate tenant may be asked about this property; without them, what is asked everywhere. */
	questions?: readonly RentQuestion[];
	/** What its title and its button say, where that is not the form's own. */
	words?: FormWords;
	state?: FormState | null;
	region?: RegionField;
	slot?: SlotField;
	/** At the head of the last step of a form that has steps. */
	beforeLast?: ReactNode;
	/** Of the page whose form has steps: few have, so the others load nothing of it. */
	SteppedSets?: ComponentType<SteppedSetsProps>;
};

/** Every form of the site, drawn by its fields. Islands compose it with what is not data (`EnquiryForm` and its siblings). */
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

/** The form's fields without the questions that may not be asked. */
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

/** A CV is also part of an application for work. */
function hasQuestions(form: ScreenForm): boolean {
	return form === "contact-visit" || form === "rent-application";
}
