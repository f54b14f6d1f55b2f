import { useTranslation } from "react-i18next";
import type { FormState } from "../../../worker/requests/service";
import type { Choice } from "../../ui/choices";
import { draftKey } from "./draft";
import { type Drawing, FieldSets, type RegionField, type SlotField } from "./field-sets";
import { formFields, type ScreenForm } from "./form-fields";
import { FormShell } from "./form-shell";
import { firstStep } from "./form-step";

type EnquiryFormProps = {
	form: ScreenForm;
	/** What the form is about, sent along unseen: a home, a project, a link's token. */
	about?: Readonly<Record<string, string>>;
	/** Choices of lists that the agency fills, by the field's name. */
	choices?: Readonly<Record<string, readonly Choice[]>>;
	/** What is known before the visitor types. */
	values?: Readonly<Record<string, string | string[]>>;
	state?: FormState | null;
	region?: RegionField;
	slot?: SlotField;
};

/** Every form of the site, drawn by its fields. */
export function EnquiryForm({
	form,
	about = {},
	choices = {},
	values = {},
	state = null,
	region,
	slot,
}: EnquiryFormProps) {
	const { t } = useTranslation("forms");
	const returned = state?.form === form ? state : null;
	return (
		<FormShell
			form={form}
			step={firstStep(form)}
			hidden={about}
			draftKey={draftKey(form, about)}
			state={returned}
			submit={t(`form.${form}.submit`)}
			after={t(`form.${form}.after`)}
		>
			{(alive) => {
				const drawing: Drawing = { ...alive, values: { ...values, ...returned?.values }, choices, region, slot };
				return <FieldSets sets={formFields[form]} drawing={drawing} />;
			}}
		</FormShell>
	);
}
