import { useTranslation } from "react-i18next";
import type { Brand } from "../../../domain/agency/brand";
import { namedOffices } from "../../../domain/agency/offices";
import { languages } from "../../../domain/language";
import { DeskButton, DeskForm, IntentButton } from "../../../features/desk/desk-form";
import { DeskSection, Empty } from "../../../features/desk/desk-page";
import { useFields } from "../../../features/desk/fault-text";
import { DeskSelect } from "../../../features/desk/fields";
import { useLanguage } from "../../../i18n/texts";
import { TextInput } from "../../../ui/inputs";
import { BrandField, PartPage } from "./brand-field";

/** Forms for the team on the site. @param own id of the signed-in member, who owns the drafts */
export function TeamForms({ brand, own }: { brand: Brand; own: string }) {
	const { t } = useTranslation("desk-manage");
	const language = useLanguage();
	const field = useFields();
	return (
		<PartPage title={t("brand.team")}>
			<p className="desk-quiet">{t("brand.teamText")}</p>
			{brand.team.length === 0 && <Empty title={t("brand.teamEmpty")} />}
			<ul className="desk-cards">
				{brand.team.map(({ name, role, picture }, at) => (
					<li key={`${name} ${picture?.src ?? ""}`} className="desk-card">
						{picture && <img src={picture.src} alt="" width={96} className="desk-shown" />}
						<h2>{name}</h2>
						<p className="desk-quiet">{role[language]}</p>
						<IntentButton intent="remove-member" values={{ at: String(at), name }} look="quiet" of={name}>
							{t("remove")}
						</IntentButton>
					</li>
				))}
			</ul>
			<DeskSection title={t("brand.addMember")}>
				<DeskForm intent="add-member" draft={{ name: `member:${own}`, version: 0 }} files>
					<BrandField name="name" value="" />
					{languages.map((each) => (
						<BrandField key={each} name={each} label={`${t("brand.role")} (${t(`language.${each}`)})`} value="" />
					))}
					<BrandField name="number" value="" required={false} />
					<BrandField name="languages" value="" required={false} />
					<DeskSelect
						label={t("brand.office")}
						{...field("office")}
						options={namedOffices(brand.offices).map(({ id, city }) => ({ value: id, label: city[language] }))}
					/>
					<TextInput
						type="file"
						label={t("brand.portrait")}
						accept="image/jpeg,image/png,image/webp"
						{...field("portrait")}
					/>
					<DeskButton look="main">{t("brand.addMember")}</DeskButton>
				</DeskForm>
			</DeskSection>
		</PartPage>
	);
}
