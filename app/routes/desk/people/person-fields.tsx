import { useTranslation } from "react-i18next";
import { roles } from "../../../domain/desk/roles";
import { useFields } from "../../../features/desk/fault-text";
import { DeskSelect } from "../../../features/desk/fields";
import { useSite } from "../../../features/layout/site-data";
import { TextInput } from "../../../ui/inputs";

type PersonFieldsProps = {
	person: { name: string; role: string; office: string | null; agentEmail: string | null; language: string } | null;
	offices: Readonly<Record<string, string>>;
};

/** Fields of a person that an administrator sets. */
export function PersonFields({ person, offices }: PersonFieldsProps) {
	const { t } = useTranslation("desk");
	const field = useFields();
	const { language, languages } = useSite();
	const noOffice = { value: "", label: t("people.noOffice") };
	return (
		<>
			<TextInput label={t("field.name")} {...field("name", person?.name ?? "")} maxLength={200} required />
			<DeskSelect
				label={t("field.role")}
				hint={t("people.roleHint")}
				{...field("role", person?.role ?? "agent")}
				options={roles.map((role) => ({ value: role, label: t(`role.${role}`) }))}
			/>
			<DeskSelect
				label={t("field.office")}
				{...field("office", person?.office ?? "")}
				options={[noOffice, ...Object.entries(offices).map(([id, label]) => ({ value: id, label }))]}
			/>
			<TextInput
				label={t("field.agentEmail")}
				hint={t("people.agentEmailHint")}
				type="email"
				{...field("agentEmail", person?.agentEmail ?? "")}
			/>
			<DeskSelect
				label={t("field.language")}
				{...field("language", person?.language ?? language)}
				options={languages.map((value) => ({ value, label: t(`language.${value}`) }))}
			/>
		</>
	);
}
