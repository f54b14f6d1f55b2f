import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ArchivedReport } from "../../../worker/accounts/service";
import { formatDate } from "../../domain/formatting/dates";
import { displayPhone, internationalPhone } from "../../domain/formatting/phone";
import { addDays } from "../../domain/viewings/calendar";
import { Button } from "../../ui/button";
import { DefinitionList } from "../../ui/definition-list";
import { TextInput } from "../../ui/inputs";
import { TextLink } from "../../ui/link";
import { useSite } from "../layout/site-data";
import { PortalSection } from "./portal-section";
import type { PropertySummary } from "./property-summary";

export function DocumentsSection({ documents }: Pick<PropertySummary, "documents">) {
	const { t } = useTranslation("portal");
	return (
		<PortalSection id="documents" title={t("documents.title")}>
			{documents.length === 0 ? (
				<p className="mt-4 text-quiet">{t("documents.none")}</p>
			) : (
				<ul className="mt-2">
					{documents.map((document) => (
						<li key={document.id} className="border-hairline border-b py-3">
							{document.url ? (
								<TextLink to={document.url} newWindow icon="file-text">
									{document.name}
								</TextLink>
							) : (
								<>
									{document.name} <span className="block text-sm text-quiet">{t("documents.onRequest")}</span>
								</>
							)}
						</li>
					))}
				</ul>
			)}
		</PortalSection>
	);
}

export function AgentSection({ agent }: Pick<PropertySummary, "agent">) {
	const { t } = useTranslation("portal");
	const { agency } = useSite();
	const phone = agent?.Phone?.trim() || agency.phone;
	const email = agent?.Email?.trim() || agency.email;
	return (
		<PortalSection id="agent" title={t("agent.title")}>
			<p className="mt-4 font-medium">{agent?.Name?.trim() || agency.name}</p>
			<p className="mt-2 grid justify-items-start gap-1">
				<TextLink to={`tel:${internationalPhone(phone)}`} icon="phone" className="min-h-11">
					{displayPhone(phone)}
				</TextLink>
				<TextLink to={`mailto:${email}`} icon="mail" className="min-h-11 break-all">
					{email}
				</TextLink>
			</p>
		</PortalSection>
	);
}

/** Secret URL of the property's calendar, to copy. */
export function CalendarSection({ address }: { address: string }) {
	const { t } = useTranslation("portal");
	const [isCopied, setCopied] = useState(false);
	async function copy() {
		await navigator.clipboard.writeText(address);
		setCopied(true);
	}
	return (
		<PortalSection id="calendar" title={t("calendar.heading")} className="print-hidden">
			<p className="mt-4 text-quiet">{t("calendar.text")}</p>
			<TextInput
				label={t("calendar.address")}
				value={address}
				readOnly
				onFocus={(event) => event.currentTarget.select()}
				className="mt-4"
			/>
			<Button variant="secondary" size="small" icon="copy" onClick={copy} className="needs-script mt-3">
				<span aria-live="polite">{t(isCopied ? "calendar.copied" : "calendar.copy")}</span>
			</Button>
		</PortalSection>
	);
}

/** Weekly reports sent to the owner; the latest is expanded. */
export function ReportsSection({ reports }: { reports: readonly ArchivedReport[] }) {
	const { t } = useTranslation("portal");
	return (
		<PortalSection id="reports" title={t("report.title")}>
			{reports.length === 0 && <p className="mt-4 text-quiet">{t("report.none")}</p>}
			{reports.map(({ week, lines }, index) => (
				<details key={week} open={index === 0} className="mt-2">
					<summary className="inline-flex min-h-11 items-center gap-2 underline decoration-edge">
						{t("report.week", { from: formatDate(week), to: formatDate(addDays(week, 6)) })}
					</summary>
					<DefinitionList items={lines.map(({ label, value }) => ({ term: label, value }))} />
				</details>
			))}
		</PortalSection>
	);
}
