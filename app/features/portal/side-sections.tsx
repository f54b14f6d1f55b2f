import { useState } from "react";
import { useTranslation } from "react-i18next";
import { displayPhone, internationalPhone } from "../../domain/formatting/phone";
import { Button } from "../../ui/button";
import { TextInput } from "../../ui/inputs";
import { TextLink } from "../../ui/link";
import { useSite } from "../layout/site-data";
import type { PropertySummary } from "./property-summary";

export function DocumentsSection({ documents }: Pick<PropertySummary, "documents">) {
	const { t } = useTranslation("portal");
	return (
		<section aria-labelledby="documents">
			<h2 id="documents" className="text-2xl">
				{t("documents.title")}
			</h2>
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
		</section>
	);
}

export function AgentSection({ agent }: Pick<PropertySummary, "agent">) {
	const { t } = useTranslation("portal");
	const { agency } = useSite();
	const phone = agent?.Phone?.trim() || agency.phone;
	const email = agent?.Email?.trim() || agency.email;
	return (
		<section aria-labelledby="agent">
			<h2 id="agent" className="text-2xl">
				{t("agent.title")}
			</h2>
			<p className="mt-4 font-medium">{agent?.Name?.trim() || agency.name}</p>
			<p className="mt-2 grid justify-items-start gap-1">
				<TextLink to={`tel:${internationalPhone(phone)}`} icon="phone" className="min-h-11">
					{displayPhone(phone)}
				</TextLink>
				<TextLink to={`mailto:${email}`} icon="mail" className="min-h-11 break-all">
					{email}
				</TextLink>
			</p>
		</section>
	);
}

/** The secret address of the property's calendar, to copy. */
export function CalendarSection({ address }: { address: string }) {
	const { t } = useTranslation("portal");
	const [isCopied, setCopied] = useState(false);
	async function copy() {
		await navigator.clipboard.writeText(address);
		setCopied(true);
	}
	return (
		<section aria-labelledby="calendar" className="print-hidden">
			<h2 id="calendar" className="text-2xl">
				{t("calendar.heading")}
			</h2>
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
		</section>
	);
}
