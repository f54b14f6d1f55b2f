import { useTranslation } from "react-i18next";
import { fieldToMend, missingFields } from "../../domain/desk/listings";
import { fieldLabelKey } from "../../domain/search/field-label";

/** Why the import rejected or remarks a record, and on which side that is mended. */
export function Reason({ reason }: { reason: string }) {
	const { t } = useTranslation("desk");
	const missing = missingFields(reason);
	const field = fieldToMend(reason);
	return (
		<>
			{missing.length > 0 ? (
				<p>{t("listings.missing", { fields: missing.map((name) => t(fieldLabelKey(name))).join(", ") })}</p>
			) : (
				<code>{reason}</code>
			)}
			<p className="desk-line desk-quiet">{field ? t("listings.mendField", { field }) : t("listings.mend")}</p>
		</>
	);
}
