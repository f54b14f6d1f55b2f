import { useState } from "react";
import { useTranslation } from "react-i18next";
import { data, redirect } from "react-router";
import type { FormNotice } from "../../../../worker/accounts/notice";
import { owners, visitor } from "../../../context";
import type { Language } from "../../../domain/language";
import { pagePath } from "../../../domain/pages/paths";
import { textsOf } from "../../../features/layout/page-loader";
import { signInWithPasskey, usePasskeysOffered } from "../../../features/passkeys/passkeys";
import { ownersHead } from "../../../features/portal/portal-page";
import { NarrowPage } from "../../../features/portal/portal-section";
import { useLanguage } from "../../../i18n/texts";
import { Banner } from "../../../ui/banner";
import { TextLink } from "../../../ui/link";
import { BusyButton } from "../../../ui/live/busy-button";
import type { Route } from "./+types/route";
import { SignInForm } from "./sign-in-form";

export const handle = { namespaces: ["portal", "forms"] };

/** Notice after choosing a password with JavaScript, which redirects here. */
function passwordChosen(which: string | null): FormNotice | null {
	if (which === null) return null;
	return { message: which === "first" ? "choose.firstDone" : "choose.done", errors: {}, login: "" };
}

export async function loader({ url, context }: Route.LoaderArgs) {
	const { language } = context.get(visitor);
	const { needsCaptcha, portal, shown, ...access } = context.get(owners);
	if (await portal()) throw redirect(pagePath("owner", language));
	const notice = access.notice ?? passwordChosen(url.searchParams.get("chosen"));
	const t = textsOf(context, "portal");
	return data(
		{
			head: ownersHead(t("signIn.title"), (each) => pagePath("login", each)),
			notice,
			captcha: await needsCaptcha(notice?.login || null),
		},
		{ headers: shown(pagePath("login", language)) },
	);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
	return loaderHeaders;
}

export default function LoginRoute({ loaderData }: Route.ComponentProps) {
	const { t } = useTranslation("portal");
	const language = useLanguage();
	return (
		<NarrowPage title={t("signIn.title")} intro={t("signIn.intro")}>
			<SignInForm language={language} notice={loaderData.notice} captcha={loaderData.captcha} />
			<PasskeyButton language={language} />
			<p className="mt-8">
				<TextLink to={pagePath("forgot-password", language)} className="reach">
					{t("signIn.forgot")}
				</TextLink>
			</p>
			<p className="mt-8 border-hairline border-t pt-6 text-quiet">{t("signIn.noAccount")}</p>
		</NarrowPage>
	);
}

/** Sign-in with a passkey, if the browser supports it. */
function PasskeyButton({ language }: { language: Language }) {
	const { t } = useTranslation("portal");
	const offered = usePasskeysOffered();
	const [busy, setBusy] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);
	if (!offered) return null;

	async function press() {
		setBusy(true);
		setProblem(null);
		const result = await signInWithPasskey("/api/passkeys", language);
		if (result.redirect) {
			window.location.assign(result.redirect);
			return;
		}
		setBusy(false);
		setProblem(result.message ?? t("passkey.failed"));
	}

	return (
		<div className="mt-4">
			<BusyButton variant="secondary" icon="key-round" busy={busy} onClick={press} wide>
				{t("signIn.passkey")}
			</BusyButton>
			{problem && <Banner role="alert" tone="warning" title={problem} className="mt-4" />}
		</div>
	);
}
