import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { FormState } from "../../../worker/requests/service";
import { Banner } from "../../ui/banner";
import type { Choice } from "../../ui/choices";
import { classNames } from "../../ui/class-names";
import { Icon } from "../../ui/icon";
import { draftKey } from "./draft";
import { EnquiryField } from "./enquiry-field";
import { type FieldSet, type FormField, formFields, type ScreenForm } from "./form-fields";
import { FormShell } from "./form-shell";
import { firstStep } from "./form-step";
import type { LiveForm, Messages } from "./live-form";

/** Draws the field in which places are chosen, for the form that has one. */
export type RegionField = (props: { error: string | undefined; zips: readonly string[] }) => ReactNode;

type EnquiryFormProps = {
	form: ScreenForm;
	/** What the form is about, sent along unseen: a home, a project, a link's token. */
	about?: Readonly<Record<string, string>>;
	/** Choices of lists that the agency fills, by the field's name. */
	choices?: Readonly<Record<string, readonly Choice[]>>;
	/** What is known before the visitor types. */
	values?: Readonly<Record<string, string>>;
	state?: FormState | null;
	region?: RegionField;
};

/** Every form of the site, drawn by its fields. */
export function EnquiryForm({ form, about = {}, choices = {}, values = {}, state = null, region }: EnquiryFormProps) {
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
				const drawing: Drawing = { ...alive, values: { ...values, ...returned?.values }, choices, region };
				return formFields[form].map((set) => <FieldSetView key={set.fields[0]?.name} set={set} drawing={drawing} />);
			}}
		</FormShell>
	);
}

type Drawing = {
	live: LiveForm | null;
	messages: Messages;
	values: Readonly<Record<string, string | string[]>>;
	choices: Readonly<Record<string, readonly Choice[]>>;
	region: RegionField | undefined;
};

function FieldSetView({ set, drawing }: { set: FieldSet; drawing: Drawing }) {
	const { t } = useTranslation("forms");
	const groupError = set.legend ? drawing.messages[set.legend] : undefined;
	const fields = (
		<div className="grid grid-cols-2 items-start gap-x-4 gap-y-6">
			{set.fields.map((field) => (
				<div
					key={field.name}
					className={classNames("min-w-0", field.width === "half" ? "col-span-2 min-[480px]:col-span-1" : "col-span-2")}
				>
					<FieldOf field={field} drawing={drawing} />
				</div>
			))}
		</div>
	);
	if (!set.legend) return fields;
	if (set.folded) {
		const isOpen = set.fields.some(({ name }) => drawing.messages[name] || drawing.values[name]);
		return (
			<details className="border-hairline border-y" open={isOpen || undefined}>
				<summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4 font-medium">
					{t(`group.${set.legend}`)}
					<Icon name="plus" className="size-4 shrink-0" />
				</summary>
				<div className="pt-4 pb-8">{fields}</div>
			</details>
		);
	}
	return (
		<fieldset className="min-w-0">
			<legend className="mb-5 font-serif text-2xl">{t(`group.${set.legend}`)}</legend>
			{groupError && <Banner tone="wrong" title={groupError} className="mb-5" />}
			{fields}
		</fieldset>
	);
}

function FieldOf({ field, drawing }: { field: FormField; drawing: Drawing }) {
	const { live, messages, values, choices, region } = drawing;
	if (field.kind === "region") {
		const zips = values.zips === undefined ? [] : [values.zips].flat();
		return region?.({ error: messages.zips ?? messages.zones ?? messages.polygon, zips });
	}
	return (
		<EnquiryField
			field={field}
			value={values[field.name]}
			error={messages[field.name]}
			choices={choices[field.name]}
			control={live?.register(field.name) ?? {}}
		/>
	);
}
