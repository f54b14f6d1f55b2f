import { countryIds } from "../../../domain/localities/country";
import { useTranslation } from "../../../i18n/texts";
import { CheckboxGroup, type Choice, RadioGroup } from "../../../ui/choices";
import { Select } from "../../../ui/inputs";
import type { FormField } from "../form-fields";

type ChoiceFieldProps = {
	field: Pick<FormField, "name" | "first" | "autoComplete" | "choices"> & {
		kind: "radio" | "boxes" | "select" | "country";
	};
	/** Key of the field's texts. */
	words: string;
	/** Initial value: the rejected submission's, or one that the page already knows. */
	value: string | string[] | undefined;
	/** Choices from the page, for lists that the agency maintains. */
	choices: readonly Choice[] | undefined;
	/** Label, hint and error of the field. */
	text: { label: string; hint?: string; error: string | undefined; required: boolean | undefined };
};

/** Field with predefined values: checkboxes, radio buttons or a select. */
export function ChoiceField({ field, words, value, choices, text }: ChoiceFieldProps) {
	const { t } = useTranslation("forms");
	const { name, kind, first, autoComplete } = field;
	const one = Array.isArray(value) ? value[0] : value;
	const worded = field.choices
		?.map((choice) => ({ value: choice, label: t(`value.${words}.${choice}`) }))
		// Values with the same label are one choice: an obsolete salutation is still accepted but no longer offered.
		.filter(({ label }, index, all) => all.findIndex((other) => other.label === label) === index);
	const common = { ...text, name };
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
