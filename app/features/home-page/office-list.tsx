import { displayPhone } from "../../domain/formatting/phone";
import type { Language } from "../../domain/language";
import { useTranslation } from "../../i18n/texts";
import { TextLink } from "../../ui/link";
import { VisuallyHidden } from "../../ui/visually-hidden";
import { useSite } from "../layout/site-data";

/** Hours of an office, ready to show. */
export type OfficeHours = { days: string; times: string }[];

export type OfficeListProps = {
	language: Language;
	/** By the office's id, like its address, a line each. */
	hours: Readonly<Record<string, OfficeHours>>;
	addresses: Readonly<Record<string, readonly string[]>>;
	/** Addresses of the offices' pages, by the office's id. */
	paths: Readonly<Record<string, string>>;
};

/** The offices, a line each: where there is no room for more, the city with its number; the footer has the rest. */
export function OfficeList({ language, hours, addresses, paths }: OfficeListProps) {
	const { t } = useTranslation(["home", "common"]);
	const { agency } = useSite();
	return (
		<ul className="office-lines">
			{agency.offices.map((office) => (
				<li key={office.id}>
					<h3 className="text-xl">
						<TextLink to={paths[office.id] ?? ""} look="plain" className="inline-flex min-h-11 items-center">
							{office.city[language]}
						</TextLink>
					</h3>
					<address className="text-quiet not-italic max-tablet:hidden">{addresses[office.id]?.join(", ")}</address>
					<p className="text-quiet tabular-nums max-desktop:hidden">
						<VisuallyHidden>{t("offices.open") + t("common:word.colon")} </VisuallyHidden>
						{hours[office.id]?.map(({ days, times }) => `${days} ${times}`).join(", ")}
					</p>
					<TextLink to={`tel:${office.phoneInternational}`} className="inline-flex min-h-11 items-center">
						<VisuallyHidden>
							{t("offices.call", { office: office.city[language] }) + t("common:word.colon")}
						</VisuallyHidden>
						{displayPhone(office.phone)}
					</TextLink>
				</li>
			))}
		</ul>
	);
}
