import type { ComponentProps, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { deskSectionPath } from "../../../domain/desk/sections";
import { languages } from "../../../domain/language";
import type { Faults } from "../../../features/desk/desk-action";
import { DeskLink } from "../../../features/desk/desk-link";
import { DeskPage } from "../../../features/desk/desk-page";
import { useFields } from "../../../features/desk/fault-text";
import { DeskInput } from "../../../features/desk/fields";
import { useLanguage } from "../../../i18n/texts";

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

/** One part of the brand, with the way back to all of them. */
export function PartPage({ title, children }: { title: string; children: ReactNode }) {
	const { t } = useTranslation("desk-manage");
	const language = useLanguage();
	return (
		<DeskPage title={title} tools={<DeskLink to={deskSectionPath("brand", language)}>{t("back")}</DeskLink>}>
			{children}
		</DeskPage>
	);
}
