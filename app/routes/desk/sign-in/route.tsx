import { useTranslation } from "react-i18next";
import { data, redirect } from "react-router";
import { desk, visitor } from "../../../context";
import { staffRecoverySchema, staffSignInSchema } from "../../../domain/desk/accounts";
import { deskPath, deskSectionPath, isDeskPath } from "../../../domain/desk/sections";
import type { Language } from "../../../domain/language";
import { accountFaultsOf, fieldsOf } from "../../../features/desk/desk-action";
import { deskHead } from "../../../features/desk/desk-head";
import { DeskPublicForm, DeskPublicPage } from "../../../features/desk/desk-public-page";
import { useFields } from "../../../features/desk/fault-text";
import { Notice } from "../../../features/desk/notice";
import { textsOf } from "../../../features/layout/page-loader";
import { signInWithPasskey } from "../../../features/passkeys/passkeys";
import { useLanguage } from "../../../i18n/texts";
import { TextInput } from "../../../ui/inputs";
import "../../../features/desk/desk.css";
import { useDone } from "../../../features/desk/desk-page";
import { PasskeyButton } from "../../../features/desk/passkey-button";
import { useHasDrafts } from "../../../features/desk/use-draft";
import { postedForm } from "../../../features/forms/form-state";
import type { Route } from "./+types/route";

export const handle = { namespaces: ["desk"] };

const SEE_OTHER = 303;
const UNAUTHORIZED = 401;
const UNPROCESSABLE = 422;
const TOO_MANY = 429;
const MAX_EMAIL_LENGTH = 200;

/** Target after signing in: the requested page if it is one of the desk. */
function targetOf(url: URL, language: Language): string {
	const to = url.searchParams.get("to") ?? "";
	return isDeskPath(to) ? to : deskPath(language);
}

export async function loader({ request, context, url }: Route.LoaderArgs) {
	const { language } = context.get(visitor);
	const { accounts, session } = context.get(desk);
	const target = targetOf(url, language);
	if (await session()) throw redirect(target);
	const signedIn = await accounts.signInByAccess(request);
	if (signedIn) throw redirect(target, { headers: signedIn.cookies });
	const t = textsOf(context, "desk");
	return { head: deskHead(t("signIn.title")) };
}

export async function action({ request, context, url }: Route.ActionArgs) {
	const { language } = context.get(visitor);
	const form = await postedForm(request);
	const email = String(form.get("email") ?? "").slice(0, MAX_EMAIL_LENGTH);
	const isRecovery = form.has("recoveryCode");
	const parsed = (isRecovery ? staffRecoverySchema : staffSignInSchema).safeParse(fieldsOf(form));
	if (!parsed.success) {
		return data({ email, isRecovery, errors: accountFaultsOf(parsed.error), fault: null }, { status: UNPROCESSABLE });
	}
	const result = await context.get(desk).accounts.signIn(request, parsed.data);
	if (result.ok) {
		const target = isRecovery ? deskSectionPath("account", language) : targetOf(url, language);
		return redirect(target, { status: SEE_OTHER, headers: result.cookies });
	}
	if (result.reason !== "wait") {
		const kind = result.reason === "passkey" ? "passkeyOnly" : isRecovery ? "wrongCode" : "wrong";
		return data({ email, isRecovery, errors: {}, fault: { kind, count: 0 } as const }, { status: UNAUTHORIZED });
	}
	const headers = { "Retry-After": String(result.seconds) };
	const fault = { kind: "wait" as const, count: result.seconds };
	return data({ email, isRecovery, errors: {}, fault }, { status: TOO_MANY, headers });
}

/** Forwards the action's `Retry-After`, in seconds. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
	return actionHeaders;
}

export default function StaffSignInRoute({ actionData }: Route.ComponentProps) {
	const { t } = useTranslation("desk");
	const language = useLanguage();
	const done = useDone();
	const hasDrafts = useHasDrafts();
	const fault = actionData?.fault;
	const field = useFields();
	return (
		<DeskPublicPage title={t("signIn.title")} intro={t("signIn.intro")}>
			{done && !actionData && <Notice tone="good">{t(`done.${done}`)}</Notice>}
			{hasDrafts && <Notice tone="good">{t("signIn.kept")}</Notice>}
			{fault && <Notice tone="wrong">{t(`signIn.${fault.kind}`, { count: fault.count })}</Notice>}
			<PasskeyButton
				label={t("signIn.passkey")}
				failure={t("signIn.passkeyFailed")}
				onPress={async () => {
					const { redirect: target } = await signInWithPasskey("/api/desk/passkeys", language);
					// A reload redirects a signed-in person.
					if (target) window.location.reload();
					return target !== null;
				}}
			/>
			<DeskPublicForm submit={t("signIn.submit")}>
				<TextInput
					label={t("field.email")}
					{...field("email", actionData?.email)}
					type="email"
					autoComplete="username webauthn"
					required
				/>
				<TextInput
					label={t("field.password")}
					{...field("password")}
					type="password"
					autoComplete="current-password"
					required
				/>
				<TextInput
					label={t("field.code")}
					hint={t("signIn.codeHint")}
					{...field("code")}
					inputMode="numeric"
					autoComplete="one-time-code"
					required
				/>
			</DeskPublicForm>
			<details className="desk-details" open={actionData?.isRecovery}>
				<summary>{t("signIn.recovery")}</summary>
				<DeskPublicForm submit={t("signIn.submit")}>
					<TextInput
						label={t("field.email")}
						name="email"
						type="email"
						autoComplete="username"
						defaultValue={actionData?.email}
						error={actionData?.isRecovery ? field("email").error : undefined}
						required
					/>
					<TextInput
						label={t("field.recoveryCode")}
						hint={t("signIn.recoveryHint")}
						{...field("recoveryCode")}
						autoComplete="off"
						required
					/>
				</DeskPublicForm>
			</details>
			<p className="desk-quiet">{t("signIn.lost")}</p>
		</DeskPublicPage>
	);
}
