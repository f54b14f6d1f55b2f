import { brand } from "../../domain/agency/brand";
import { displayPhone } from "../../domain/formatting/phone";
import type { Language } from "../../domain/language";
import { useTranslation } from "../../i18n/texts";
import { TextLink } from "../../ui/link";
import { VisuallyHidden } from "../../ui/visually-hidden";

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

/** Where the offices are, when they are open and how they are reached; the footer leaves them out beside it. */
export function OfficeList({ language, hours, addresses, paths }: OfficeListProps) {
	const { t } = useTranslation(["home", "common"]);
	return (
		<ul className="all-offices grid gap-x-8 gap-y-10 min-[480px]:grid-cols-2 wide:grid-cols-4">
			{brand.offices.map((office) => (
				<li key={office.id} className="border-ink border-t pt-4">
					<h3 className="text-2xl">
						<TextLink to={paths[office.id] ?? ""} look="plain">
							{office.city[language]}
						</TextLink>
					</h3>
					<address className="mt-3 text-quiet not-italic">
						{addresses[office.id]?.map((line) => (
							<p key={line}>{line}</p>
						))}
					</address>
					<dl className="mt-3 text-quiet tabular-nums">
						<dt className="sr-only">{t("offices.open")}</dt>
						{hours[office.id]?.map(({ days, times }) => (
							<dd key={days} className="flex flex-wrap gap-x-3">
								<span className="min-w-[8ch]">{days}</span>
								{times}
							</dd>
						))}
					</dl>
					<p className="mt-3 grid justify-items-start">
						<TextLink to={`tel:${office.phoneInternational}`} className="inline-flex min-h-11 items-center">
							<VisuallyHidden>
								{t("offices.call", { office: office.city[language] }) + t("common:word.colon")}
							</VisuallyHidden>
							{displayPhone(office.phone)}
						</TextLink>
						<TextLink to={`mailto:${office.email}`} className="inline-flex min-h-11 items-center">
							{t("offices.write", { office: office.city[language] })}
						</TextLink>
					</p>
				</li>
			))}
		</ul>
	);
}
