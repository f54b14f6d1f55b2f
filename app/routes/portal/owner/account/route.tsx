import { useTranslation } from "react-i18next";
import { data } from "react-router";
import { accountPath } from "../../../../domain/accounts/portal-paths";
import { postedForm } from "../../../../features/forms/form-state";
import { textsOf } from "../../../../features/layout/page-loader";
import { PortalMenu } from "../../../../features/portal/portal-menu";
import { openPortal, ownersHead } from "../../../../features/portal/portal-page";
import { useLanguage } from "../../../../i18n/texts";
import { Banner } from "../../../../ui/banner";
import type { Route } from "./+types/route";
import { PasskeysSection } from "./passkeys-section";
import { SessionsSection } from "./sessions-section";
import { CalendarsSection, PasswordSection, SummarySection } from "./settings-sections";

export const handle = { namespaces: ["portal"] };

export async function loader({ context }: Route.LoaderArgs) {
	const portal = await openPortal(context);
	const [sessions, passkeys] = await Promise.all([portal.sessions(), portal.passkeys()]);
	const t = textsOf(context, "portal");
	const { username, email, weeklySummary } = portal.owner;
	return {
		head: ownersHead(t("account.title"), accountPath),
		owner: { username, email, weeklySummary },
		sessions: sessions.map((session) => ({ ...session, here: session.id === portal.sessionId })),
		passkeys,
		isFresh: portal.isFresh,
	};
}

const BAD_REQUEST = 400;

/** One of the owner's own settings, by what its form says. @returns the key of what is said of it */
export async function action({ request, context }: Route.ActionArgs) {
	const portal = await openPortal(context);
	const form = await postedForm(request);
	const id = String(form.get("id") ?? "");
	switch (form.get("intent")) {
		case "end-session":
			await portal.endSession(id);
			return "account.ended";
		case "remove-passkey":
			await portal.removePasskey(id);
			return "account.removed";
		case "weekly-summary":
			await portal.setWeeklySummary(form.get("wanted") === "1");
			return "account.saved";
		case "renew-calendars":
			await portal.renewCalendars();
			return "calendar.renewed";
		default:
			return data(null, { status: BAD_REQUEST });
	}
}

export default function AccountRoute({ loaderData, actionData }: Route.ComponentProps) {
	const { owner, sessions, passkeys, isFresh } = loaderData;
	const { t } = useTranslation("portal");
	const language = useLanguage();
	return (
		<div className="page-width py-4">
			<PortalMenu language={language} />
			<h1 className="mt-8 text-4xl">{t("account.title")}</h1>
			<p className="mt-2 text-quiet">{t("account.signedInAs", { login: `${owner.username} (${owner.email})` })}</p>
			{actionData && <Banner role="status" tone="good" title={t(actionData)} className="mt-8" />}
			<div className="mt-12 grid grid-cols-1 gap-16">
				<SessionsSection sessions={sessions} language={language} />
				<PasskeysSection passkeys={passkeys} isFresh={isFresh} language={language} />
				<div className="grid grid-cols-1 gap-x-16 gap-y-12 tablet:grid-cols-2">
					<SummarySection on={owner.weeklySummary} email={owner.email} />
					<CalendarsSection />
					<PasswordSection language={language} />
				</div>
			</div>
		</div>
	);
}
