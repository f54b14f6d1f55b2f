import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { languages } from "../../../domain/language";
import type { Faults } from "../../../features/desk/desk-action";
import { useFields } from "../../../features/desk/fault-text";
import { DeskInput } from "../../../features/desk/fields";

type BrandFieldProps = {
	name: string;
	label: string;
	value: string;
	faults: Faults | null;
} & Pick<ComponentProps<"input">, "type" | "inputMode" | "required">;

/** A value of the agency, with what was typed and what is wrong with it. */
export function BrandField({ name, label, value, faults, required = true, ...input }: BrandFieldProps) {
	const field = useFields(faults);
	return <DeskInput {...input} label={label} {...field(name, value)} maxLength={200} required={required} />;
}

type InLanguagesProps = {
	name: string;
	label: string;
	values: Readonly<Record<string, string>>;
	faults: Faults | null;
};

/** The same in each language: fields `name.nl`, `name.fr` and so on. */
export function FieldInLanguages({ name, label, values, faults }: InLanguagesProps) {
	const { t } = useTranslation("desk-manage");
	return languages.map((language) => (
		<BrandField
			key={language}
			name={`${name}.${language}`}
			label={`${label} (${t(`language.${language}`)})`}
			value={values[language] ?? ""}
			faults={faults}
		/>
	));
}
