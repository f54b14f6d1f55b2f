import { useTranslation } from "react-i18next";
import { data } from "react-router";
import { owners, visitor } from "../../../../context";
import { accountPath } from "../../../../domain/accounts/portal-paths";
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
	const { notice, shown } = context.get(owners);
	const [sessions, passkeys] = await Promise.all([portal.sessions(), portal.passkeys()]);
	const t = textsOf(context, "portal");
	const { username, email, weeklySummary } = portal.owner;
	return data(
		{
			head: ownersHead(t("account.title"), accountPath),
			owner: { username, email, weeklySummary },
			sessions: sessions.map((session) => ({ ...session, here: session.id === portal.sessionId })),
			passkeys,
			isFresh: portal.isFresh,
			notice,
		},
		{ headers: shown(accountPath(context.get(visitor).language)) },
	);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
	return loaderHeaders;
}

/** Focuses the notice: a status that is part of a new page is not announced. */
function focus(notice: HTMLElement | null) {
	notice?.focus();
}

export default function AccountRoute({ loaderData }: Route.ComponentProps) {
	const { owner, sessions, passkeys, isFresh, notice } = loaderData;
	const { t } = useTranslation("portal");
	const language = useLanguage();
	return (
		<div className="page-width py-4">
			<PortalMenu language={language} />
			<h1 className="mt-8 text-4xl">{t("account.title")}</h1>
			<p className="mt-2 text-quiet">{t("account.signedInAs", { login: `${owner.username} (${owner.email})` })}</p>
			{notice && (
				<Banner ref={focus} tabIndex={-1} role="status" tone="good" title={t(notice.message)} className="mt-8" />
			)}
			<div className="mt-12 grid grid-cols-1 gap-16">
				<SessionsSection sessions={sessions} language={language} />
				<PasskeysSection passkeys={passkeys} isFresh={isFresh} />
				<div className="grid grid-cols-1 gap-x-16 gap-y-12 tablet:grid-cols-2">
					<SummarySection on={owner.weeklySummary} email={owner.email} />
					<CalendarsSection />
					<PasswordSection language={language} />
				</div>
			</div>
		</div>
	);
}
