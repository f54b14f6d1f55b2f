import type { Office } from "../../domain/agency/brand";
import { displayPhone } from "../../domain/formatting/phone";
import type { Language } from "../../domain/language";
import { useTranslation } from "../../i18n/texts";
import { TextLink } from "../../ui/link";

/** Formatted opening hours of an office. */
export type OfficeHours = { days: string; times: string }[];

export type OfficeLine = Pick<Office, "id" | "city" | "phone" | "phoneInternational"> & {
	hours: OfficeHours;
	/** Lines of the address. */
	address: readonly string[];
	/** Path of the office's page. */
	path: string;
};

type OfficeListProps = { language: Language; offices: readonly OfficeLine[] };

/** Offices, one per line. Narrow screens show only the city and phone number; the footer has the rest. */
export function OfficeList({ language, offices }: OfficeListProps) {
	const { t } = useTranslation(["home", "common"]);
	return (
		<ul className="office-lines">
			{offices.map(({ id, city, phone, phoneInternational, hours, address, path }) => (
				<li key={id}>
					<h3 className="text-xl">
						<TextLink to={path} look="plain" className="inline-flex min-h-11 items-center">
							{city[language]}
						</TextLink>
					</h3>
					<address className="text-quiet not-italic max-tablet:hidden">{address.join(", ")}</address>
					{hours.length > 0 && (
						<p className="text-quiet tabular-nums max-desktop:hidden">
							<span className="sr-only">{t("offices.open") + t("common:word.colon")} </span>
							{hours.map(({ days, times }) => `${days} ${times}`).join(", ")}
						</p>
					)}
					<TextLink to={`tel:${phoneInternational}`} className="inline-flex min-h-11 items-center">
						<span className="sr-only">{t("offices.call", { office: city[language] }) + t("common:word.colon")}</span>
						{displayPhone(phone)}
					</TextLink>
				</li>
			))}
		</ul>
	);
}
