import { countryIds } from "../../../domain/localities/country";
import { useTranslation } from "../../../i18n/texts";
import { CheckboxGroup, type Choice, RadioGroup } from "../../../ui/choices";
import { Select } from "../../../ui/inputs";
import type { FormField } from "../form-fields";

type ChoiceFieldProps = {
	field: Pick<FormField, "name" | "first" | "autoComplete" | "choices"> & {
		kind: "radio" | "boxes" | "select" | "country";
	};
	/** The name of its words. */
	words: string;
	/** What it comes back with, or what the page knows already. */
	value: string | string[] | undefined;
	/** The page's own choices, for lists that the agency fills. */
	choices: readonly Choice[] | undefined;
	/** What stands around it. */
	text: { label: string; hint?: string; error: string | undefined; required: boolean | undefined };
	/** Props from the enhanced form for the control. */
	control: object;
};

/** A field whose values are given: some of them, one of them, or one of a longer list. */
export function ChoiceField({ field, words, value, choices, text, control }: ChoiceFieldProps) {
	const { t } = useTranslation("forms");
	const { name, kind, first, autoComplete } = field;
	const one = Array.isArray(value) ? value[0] : value;
	const worded = field.choices
		?.map((choice) => ({ value: choice, label: t(`value.${words}.${choice}`) }))
		// Two values that share a word are one choice: a form of address that went out of use is accepted and no longer offered.
		.filter(({ label }, index, all) => all.findIndex((other) => other.label === label) === index);
	const common = { ...text, ...control, name };
	switch (kind) {
		case "radio":
			return <RadioGroup {...common} look="row" choices={worded ?? choices ?? []} defaultValue={one ?? first} />;
		case "boxes":
			return (
				<CheckboxGroup
					{...common}
					look="row"
					choices={worded ?? choices ?? []}
					defaultValue={value === undefined ? undefined : [value].flat()}
				/>
			);
		case "select":
			return (
				<Select
					{...common}
					autoComplete={autoComplete}
					placeholder={t("choose")}
					options={[
						...(choices ?? []).map((choice) => ({ value: choice.value, label: String(choice.label) })),
						...(name === "unit" ? [{ value: t("anyUnit"), label: t("anyUnit") }] : []),
					]}
					defaultValue={one ?? ""}
				/>
			);
		case "country":
			return (
				<Select
					{...common}
					autoComplete={autoComplete}
					options={[countryIds.belgium, countryIds.luxembourg].map((id) => ({
						value: String(id),
						label: t(`value.countryId.${id}`),
					}))}
					defaultValue={one ?? String(countryIds.belgium)}
				/>
			);
	}
}
