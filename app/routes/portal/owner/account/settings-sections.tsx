import { useTranslation } from "react-i18next";
import type { Language } from "../../../../domain/language";
import { pagePath } from "../../../../domain/pages/paths";
import { OwnerForm } from "../../../../features/portal/owner-form";
import { PortalSection } from "../../../../features/portal/portal-section";
import { Button, ButtonLink } from "../../../../ui/button";

export function SummarySection({ on, email }: { on: boolean; email: string }) {
	const { t } = useTranslation("portal");
	return (
		<PortalSection id="summary" title={t("account.summary")}>
			<p className="mt-2 text-quiet">{t("account.summaryText")}</p>
			<p className="mt-2">{on ? t("account.summaryIsOn", { email }) : t("account.summaryIsOff")}</p>
			<OwnerForm action="/api/account/weekly-summary" fields={{ wanted: on ? "0" : "1" }} className="mt-4">
				<Button type="submit" variant="secondary">
					{on ? t("account.summaryOff") : t("account.summaryOn")}
				</Button>
			</OwnerForm>
		</PortalSection>
	);
}

export function CalendarsSection() {
	const { t } = useTranslation("portal");
	return (
		<PortalSection id="calendars" title={t("calendar.heading")}>
			<p className="mt-2 text-quiet">{t("calendar.renewText")}</p>
			<OwnerForm action="/api/account/renew-calendars" className="mt-4">
				<Button type="submit" variant="secondary">
					{t("calendar.renew")}
				</Button>
			</OwnerForm>
		</PortalSection>
	);
}

export function PasswordSection({ language }: { language: Language }) {
	const { t } = useTranslation("portal");
	return (
		<PortalSection id="password" title={t("account.password")}>
			<p className="mt-2 text-quiet">{t("account.passwordText")}</p>
			<p className="mt-4">
				<ButtonLink to={pagePath("forgot-password", language)} variant="secondary">
					{t("account.passwordLink")}
				</ButtonLink>
			</p>
		</PortalSection>
	);
}
