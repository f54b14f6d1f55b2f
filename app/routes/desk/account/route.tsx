import { useTranslation } from "react-i18next";
import { data, redirect } from "react-router";
import { desk } from "../../../context";
import { changeStaffPasswordSchema } from "../../../domain/desk/accounts";
import { validation } from "../../../domain/desk/answers";
import { ownCalendarSchema } from "../../../domain/desk/own-calendar";
import { deskPublicPagePath } from "../../../domain/desk/sections";
import { accountFaultsOf, deskAction, fieldsOf } from "../../../features/desk/desk-action";
import { DeskButton, DeskForm, IntentButton } from "../../../features/desk/desk-form";
import { deskHead } from "../../../features/desk/desk-head";
import { DeskPage, DeskSection } from "../../../features/desk/desk-page";
import { Notice } from "../../../features/desk/notice";
import { PasswordFields } from "../../../features/desk/password-fields";
import { requireStaff } from "../../../features/desk/require-staff";
import { StandInSection } from "../../../features/desk/stand-in";
import { standInHandlers } from "../../../features/desk/stand-in-handlers";
import { textsOf } from "../../../features/layout/page-loader";
import { Icon } from "../../../ui/icon";
import type { Route } from "./+types/route";
import { OwnCalendarForm } from "./own-calendar";
import { OwnPasskeys } from "./own-passkeys";
import { OwnSessions } from "./own-sessions";

export const handle = { namespaces: ["desk"] };

const SEE_OTHER = 303;

export async function loader({ context }: Route.LoaderArgs) {
	const staff = await requireStaff(context, "account.own");
	const { accounts, inbox, ownCalendars, session } = context.get(desk);
	const t = textsOf(context, "desk");
	const [open, sessions, passkeys, factor, recoveryCodes, standIn, colleagues, ownCalendar] = await Promise.all([
		session(),
		accounts.own.sessions(staff),
		accounts.own.passkeys(staff),
		accounts.own.factor(staff),
		accounts.own.recoveryCodes(staff),
		accounts.standIns.of(staff.id),
		inbox.colleagues(),
		ownCalendars.of(staff.id),
	]);
	return {
		head: deskHead(t("section.account")),
		email: staff.email,
		isFresh: open?.isFresh ?? false,
		sessions: sessions.map((each) => ({ ...each, here: each.id === open?.sessionId })),
		passkeys,
		lacksPasskey: open?.lacksPasskey ?? false,
		recoveryCodes,
		hasPassword: factor.isSet,
		standIn,
		ownCalendar,
		colleagues: colleagues.filter(({ id }) => id !== staff.id),
		// Shown only after a recent sign-in.
		factor: open?.isFresh ? factor.next : null,
	};
}

export const action = deskAction("account", {
	async "change-password"({ form, desk: access, done, faults }) {
		const parsed = changeStaffPasswordSchema.safeParse(fieldsOf(form));
		if (!parsed.success) return faults(accountFaultsOf(parsed.error));
		const session = await access.session();
		if (!session) return done("saved");
		const result = await access.accounts.own.changePassword(session, parsed.data);
		if (result.ok) return done("passwordChanged");
		if (result.reason === "password") return faults({ password: `password.${result.fault}` });
		return faults(result.reason === "code" ? { code: "validation.code" } : { password: "account.signInAgain" });
	},
	async "remove-passkey"({ form, staff, desk: access, done }) {
		const isRemoved = await access.accounts.own.removePasskey(staff, String(form.get("id") ?? ""));
		return done(isRemoved ? "passkeyRemoved" : "passkeyKept");
	},
	async "recovery-codes"({ desk: access, done }) {
		const session = await access.session();
		const codes = session && (await access.accounts.own.newRecoveryCodes(session));
		return codes ? data({ codes }) : done("signInAgain");
	},
	async "end-session"({ form, staff, desk: access, done }) {
		await access.accounts.own.endSession(staff, String(form.get("id") ?? ""));
		return done("sessionsEnded");
	},
	async "end-other-sessions"({ desk: access, done }) {
		const session = await access.session();
		if (session) await access.accounts.own.endOtherSessions(session);
		return done("sessionsEnded");
	},
	...standInHandlers(({ staff }) => staff.id),
	async "own-calendar"({ form, staff, desk: access, done, faults }) {
		const parsed = ownCalendarSchema.safeParse(fieldsOf(form));
		if (!parsed.success) return faults(accountFaultsOf(parsed.error));
		const isKept = await access.ownCalendars.set(staff, parsed.data.calendarAddress);
		return isKept ? done("saved") : faults({ calendarAddress: validation("calendar") });
	},
	async "end-own-calendar"({ staff, desk: access, done }) {
		await access.ownCalendars.remove(staff);
		return done("removed");
	},
	async "sign-out"({ desk: access, request, language }) {
		const forget = await access.accounts.signOut(request);
		const headers = new Headers(forget ? { "Set-Cookie": forget } : {});
		return redirect(`${deskPublicPagePath("sign-in", language)}?done=signedOut`, { status: SEE_OTHER, headers });
	},
});

export default function StaffAccountRoute({ loaderData, actionData }: Route.ComponentProps) {
	const {
		email,
		isFresh,
		sessions,
		passkeys,
		lacksPasskey,
		recoveryCodes,
		hasPassword,
		factor,
		standIn,
		colleagues,
		ownCalendar,
	} = loaderData;
	const { t } = useTranslation("desk");
	const codes = actionData && "codes" in actionData ? actionData.codes : null;
	return (
		<DeskPage title={t("section.account")} intro={email}>
			{lacksPasskey && <Notice tone="warning">{t("account.passkeyNeeded")}</Notice>}
			<DeskSection title={t("account.passkeys")} intro={t("account.passkeysText")}>
				<OwnPasskeys passkeys={passkeys} isFresh={isFresh} />
			</DeskSection>
			{passkeys.length > 0 && (
				<DeskSection title={t("account.recovery")} intro={t("account.recoveryText", { count: recoveryCodes })}>
					<RecoveryCodes codes={codes} isFresh={isFresh} />
				</DeskSection>
			)}
			<DeskSection
				title={t("account.password")}
				intro={hasPassword ? t("account.passwordText") : t("account.noPassword")}
			>
				{factor ? (
					<DeskForm intent="change-password">
						<PasswordFields email={email} factor={factor} />
						<DeskButton look="main">{t("account.changePassword")}</DeskButton>
					</DeskForm>
				) : (
					<p>{t("account.signInAgain")}</p>
				)}
			</DeskSection>
			<DeskSection id="calendar" title={t("ownCalendar.title")} intro={t("ownCalendar.text")}>
				<OwnCalendarForm calendar={ownCalendar} />
			</DeskSection>
			<StandInSection standIn={standIn} colleagues={colleagues} />
			<DeskSection title={t("account.sessions")} intro={t("account.sessionsText")}>
				<OwnSessions sessions={sessions} />
			</DeskSection>
		</DeskPage>
	);
}

/** @param codes just generated and never shown again; null at any other time */
function RecoveryCodes({ codes, isFresh }: { codes: readonly string[] | null; isFresh: boolean }) {
	const { t } = useTranslation("desk");
	if (codes) {
		return (
			<>
				<Notice tone="good">{t("account.recoveryOnce")}</Notice>
				<ol className="desk-codes">
					{codes.map((code) => (
						<li key={code}>
							<code>{code}</code>
						</li>
					))}
				</ol>
				<button type="button" className="desk-button desk-button-plain" onClick={() => window.print()}>
					<Icon name="printer" className="desk-icon" />
					{t("account.print")}
				</button>
			</>
		);
	}
	if (!isFresh) return <p className="desk-quiet">{t("account.signInAgain")}</p>;
	return (
		<IntentButton intent="recovery-codes" icon="key-round">
			{t("account.newRecoveryCodes")}
		</IntentButton>
	);
}
