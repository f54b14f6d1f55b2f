import { useTranslation } from "react-i18next";
import type { Crm } from "../../../worker/site";
import { adviceOn } from "../../domain/imports/advice";
import { fieldsOfMessage, type ImportMessage } from "../../domain/imports/message";
import { fieldNameIn, importSentence } from "../../i18n/import-words";
import { useLanguage } from "../../i18n/texts";

/** Import message, with its feed fields and advice for the agency's CRM. */
export function Reason({ message, crm }: { message: ImportMessage; crm: Crm }) {
	const { t } = useTranslation("imports");
	const language = useLanguage();
	return (
		<>
			{importSentence(message, { t, language, fieldName: fieldNameIn(t) })}
			{fieldsOfMessage(message).map((field) => (
				<code key={field} className="desk-quiet">
					{" "}
					{field}
				</code>
			))}
			<p className="desk-line desk-quiet">{t(`advice.${adviceOn(message)}`, { system: crm.name ?? t("system") })}</p>
		</>
	);
}

/** Link to a property in the agency's CRM; null if its URL is unknown. */
export function RecordLink({ id, crm }: { id: string | number; crm: Crm }) {
	const { t } = useTranslation("imports");
	if (crm.recordUrl === null) return null;
	return (
		<a href={crm.recordUrl.replaceAll("{id}", String(id))} target="_blank" rel="noopener noreferrer">
			{t("openRecord", { system: crm.name ?? t("system") })}
		</a>
	);
}

/** Legally required fields that the record lacks, named as on the site and as in the CRM. */
export function MissingFields({ fields, crm }: { fields: readonly string[]; crm: Crm }) {
	const { t } = useTranslation("imports");
	return (
		<>
			<ul className="desk-missing">
				{fields.map((name) => (
					<li key={name}>
						{fieldNameIn(t)(name)} <code className="desk-quiet">{name}</code>
					</li>
				))}
			</ul>
			<p className="desk-line desk-quiet">{t("advice.field", { system: crm.name ?? t("system") })}</p>
		</>
	);
}
