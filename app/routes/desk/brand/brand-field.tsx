import type { Texts } from "i18next";
import type { ComponentProps, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { deskSectionPath } from "../../../domain/desk/sections";
import { languages } from "../../../domain/language";
import { DeskLink } from "../../../features/desk/desk-link";
import { DeskPage } from "../../../features/desk/desk-page";
import { useFields } from "../../../features/desk/fault-text";
import { useLanguage } from "../../../i18n/texts";
import { TextInput } from "../../../ui/inputs";

type BrandName = keyof Texts["desk-manage"]["brand"]["field"];

/** A label is required if the name has no translation of its own. */
type Named = { name: BrandName; label?: undefined } | { name: string; label: string };

type BrandFieldProps = Named & { value: string } & Pick<ComponentProps<"input">, "type" | "inputMode" | "required">;

/** Input for a value of the agency, with a rejected entry and its error. */
export function BrandField({ value, required = true, ...props }: BrandFieldProps) {
	const { t } = useTranslation("desk-manage");
	const field = useFields();
	const label = props.label ?? t(`brand.field.${props.name}`);
	return <TextInput {...props} label={label} {...field(props.name, value)} maxLength={200} required={required} />;
}

type InLanguagesProps = { name: BrandName; values: Readonly<Record<string, string>> };

/** One input per language: fields `name.nl`, `name.fr` and so on. */
export function FieldInLanguages({ name, values }: InLanguagesProps) {
	const { t } = useTranslation("desk-manage");
	return languages.map((language) => (
		<BrandField
			key={language}
			name={`${name}.${language}`}
			label={`${t(`brand.field.${name}`)} (${t(`language.${language}`)})`}
			value={values[language] ?? ""}
		/>
	));
}

/** Page of one part of the brand, with a link back to the overview. */
export function PartPage({ title, children }: { title: string; children: ReactNode }) {
	const { t } = useTranslation("desk-manage");
	const language = useLanguage();
	return (
		<DeskPage title={title} tools={<DeskLink to={deskSectionPath("brand", language)}>{t("back")}</DeskLink>}>
			{children}
		</DeskPage>
	);
}
