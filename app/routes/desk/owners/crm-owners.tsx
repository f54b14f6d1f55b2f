import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import type { CrmSuggestions } from "../../../../worker/desk/owners";
import { formatDateTime } from "../../../domain/formatting/dates";
import { fullName } from "../../../domain/formatting/full-name";
import { DeskButton, DeskForm } from "../../../features/desk/desk-form";
import { DeskSection } from "../../../features/desk/desk-page";
import { Notice } from "../../../features/desk/notice";
import { PropertyField } from "../../../features/desk/property-field";
import { Reason } from "../../../features/desk/reason";
import { useLanguage } from "../../../i18n/texts";
import { notInvalidYet } from "../../../ui/field";
import { TextInput } from "../../../ui/inputs";

type CrmOwnersProps = {
	system: string;
	chosen: number | null;
	/** For the chosen property; null if none is chosen. */
	suggestions: CrmSuggestions | null;
};

/** Owners of a property according to the agency's CRM, each with a button to invite them. */
export function CrmOwners({ system, chosen, suggestions }: CrmOwnersProps) {
	const { t } = useTranslation("desk-manage");
	const language = useLanguage();
	const crm = { name: system, recordUrl: null };
	return (
		<DeskSection id="crm" title={t("owners.crm.title", { system })} intro={t("owners.crm.text", { system })}>
			<Form {...notInvalidYet} action="#crm" className="desk-form">
				<PropertyField label={t("owners.property")} name="property" defaultValue={String(chosen ?? "")} />
				<DeskButton>{t("owners.crm.ask")}</DeskButton>
			</Form>
			{suggestions?.failure && (
				<Notice tone="warning">
					<Reason message={suggestions.failure} crm={crm} />
				</Notice>
			)}
			{suggestions && !suggestions.failure && suggestions.owners.length === 0 && (
				<p>{t("owners.crm.none", { system })}</p>
			)}
			{suggestions && suggestions.owners.length > 0 && (
				<ul className="desk-cards">
					{suggestions.owners.map((owner) => (
						<li key={owner.email} className="desk-card">
							<Suggestion owner={owner} propertyId={chosen} />
						</li>
					))}
				</ul>
			)}
			{suggestions?.calendar && (
				<p className="desk-quiet">
					{t("owners.crm.asked", { moment: formatDateTime(suggestions.calendar.askedAt, language) })}
				</p>
			)}
			{suggestions?.calendar?.failure && <Reason message={suggestions.calendar.failure} crm={crm} />}
		</DeskSection>
	);
}

type SuggestionProps = { owner: CrmSuggestions["owners"][number]; propertyId: number | null };

function Suggestion({ owner: { firstName, lastName, email, language }, propertyId }: SuggestionProps) {
	const { t } = useTranslation("desk-manage");
	const own = useLanguage();
	const name = fullName({ firstName, lastName });
	const values = { property: String(propertyId), lastName, email, language: language ?? own, until: "" };
	return (
		<>
			<h3>{name}</h3>
			<p className="desk-quiet">{`${email} · ${t(`language.${language ?? own}`)}`}</p>
			<DeskForm intent="invite" values={firstName ? { ...values, firstName } : values} inline={firstName !== ""}>
				{!firstName && <TextInput label={t("owners.firstName")} name="firstName" maxLength={100} required />}
				<DeskButton icon="mail" of={name}>
					{t("owners.send")}
				</DeskButton>
			</DeskForm>
		</>
	);
}
