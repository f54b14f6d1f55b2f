import type { ReactNode } from "react";
import { displayPhone } from "../../domain/formatting/phone";
import { useTranslation } from "../../i18n/texts";
import { TextLink } from "../../ui/link";
import type { OfficeData } from "./office-data";

/** Address, hours, staff and area of an office. */
export function OfficeFacts({ office }: { office: OfficeData }) {
	const { t } = useTranslation("offices");
	return (
		<dl className="grid content-start gap-y-6 text-lg">
			<Fact term={t("address")}>
				<address className="not-italic">
					{office.address.map((line) => (
						<span key={line} className="block">
							{line}
						</span>
					))}
				</address>
			</Fact>
			<Fact term={t("hours")}>
				{office.hours.length === 0 && t("byAppointment")}
				{office.hours.map(({ days, times }) => (
					<span key={days} className="flex flex-wrap gap-x-4 tabular-nums">
						<span className="min-w-[9ch]">{days}</span>
						{times}
					</span>
				))}
			</Fact>
			<Fact term={t("reach")}>
				<TextLink to={`tel:${office.phoneInternational}`} className="inline-flex min-h-11 items-center">
					{displayPhone(office.phone)}
				</TextLink>
				<br />
				<TextLink to={`mailto:${office.email}`} className="inline-flex min-h-11 min-w-0 items-center wrap-anywhere">
					{office.email}
				</TextLink>
			</Fact>
			{office.team.length > 0 && (
				<Fact term={t("team.title")}>
					<ul>
						{office.team.map((line) => (
							<li key={line}>{line}</li>
						))}
						<li className="text-quiet">{t("team.speaks", { languages: office.speaks })}</li>
					</ul>
				</Fact>
			)}
			{office.area !== "" && <Fact term={t("area")}>{office.area}</Fact>}
		</dl>
	);
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
	return (
		<div className="border-hairline border-t pt-4">
			<dt className="text-quiet text-sm">{term}</dt>
			<dd className="mt-1">{children}</dd>
		</div>
	);
}
