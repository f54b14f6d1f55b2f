import { useTranslation } from "react-i18next";
import { fieldToMend, missingFields } from "../../domain/desk/listings";
import { fieldLabelKey } from "../../domain/search/field-label";

/** Why the import rejected or remarks a record, and on which side that is mended. */
export function Reason({ reason }: { reason: string }) {
	const { t } = useTranslation("desk");
	const missing = missingFields(reason);
	const field = fieldToMend(reason);
	if (missing.length > 0) return <MissingFields fields={missing} />;
	return (
		<>
			<code>{reason}</code>
			<p className="desk-line desk-quiet">{field ? t("listings.mendField", { field }) : t("listings.mend")}</p>
		</>
	);
}

/** What the law asks for and the record lacks, each as the site and as the agency's system call it. */
export function MissingFields({ fields }: { fields: readonly string[] }) {
	const { t } = useTranslation("desk");
	return (
		<>
			<ul className="desk-missing">
				{fields.map((name) => (
					<li key={name}>
						{t(fieldLabelKey(name))} <code className="desk-quiet">{name}</code>
					</li>
				))}
			</ul>
			<p className="desk-line desk-quiet">{t("listings.mend")}</p>
		</>
	);
}
