import { displayPhone } from "../../domain/formatting/phone";
import type { ListingCard } from "../../domain/property/listing";
import { useTranslation } from "../../i18n/texts";
import { useSite } from "../layout/site-data";

/** The head of the printed page: whose it is, and the way back to it. */
export function PrintHead({ card }: { card: ListingCard }) {
	const { t } = useTranslation("property");
	const { origin, language, agency } = useSite();
	return (
		<div className="print-head">
			<p>
				<strong>{agency.name}</strong>
				<br />
				{agency.descriptor}
				<br />
				{displayPhone(agency.phone)} · {agency.email}
			</p>
			<p className="print-scan">
				{t("print.scan")}
				<br />
				{new URL(origin).host}/property/{card.id}/
			</p>
			<img
				src={`/brochure/${language}/${card.id}.svg`}
				alt={t("print.qr")}
				width={96}
				height={96}
				fetchPriority="low"
			/>
		</div>
	);
}
