import { useTranslation } from "react-i18next";
import { data, redirect } from "react-router";
import { desk, visitor } from "../../../context";
import { acceptInvitationSchema } from "../../../domain/desk/accounts";
import type { NewPasswordFault } from "../../../domain/desk/answers";
import { deskPath } from "../../../domain/desk/sections";
import { accountFaultsOf, fieldsOf } from "../../../features/desk/desk-action";
import { deskHead } from "../../../features/desk/desk-head";
import { DeskPublicForm, DeskPublicPage } from "../../../features/desk/desk-public-page";
import { Notice } from "../../../features/desk/notice";
import { PasskeyButton } from "../../../features/desk/passkey-button";
import { PasswordFields } from "../../../features/desk/password-fields";
import { postedForm } from "../../../features/forms/form-state";
import { textsOf } from "../../../features/layout/page-loader";
import { acceptWithPasskey } from "../../../features/passkeys/passkeys";
import { useLanguage } from "../../../i18n/texts";
import "../../../features/desk/desk.css";
import type { Route } from "./+types/route";

export const handle = { namespaces: ["desk"] };

const SEE_OTHER = 303;
const GONE = 410;
const UNPROCESSABLE = 422;

export async function loader({ context, url }: Route.LoaderArgs) {
	const t = textsOf(context, "desk");
	const token = url.searchParams.get("token") ?? "";
	const found = await context.get(desk).accounts.invitations.open(token);
	const head = deskHead(t("invitation.title"));
	if (!found) return data({ head, invited: null, token }, { status: GONE });
	const { staff, factor, needsPasskey } = found;
	const { name, email } = staff;
	return data({ head, token, invited: { name, email, factor: needsPasskey ? null : factor } });
}

export async function action({ request, context }: Route.ActionArgs) {
	const { language } = context.get(visitor);
	const parsed = acceptInvitationSchema.safeParse(fieldsOf(await postedForm(request)));
	if (!parsed.success) return data({ errors: accountFaultsOf(parsed.error) }, { status: UNPROCESSABLE });
	const result = await context.get(desk).accounts.invitations.accept(request, parsed.data);
	if (result.ok) {
		return redirect(deskPath(language), { status: SEE_OTHER, headers: result.cookies });
	}
	if (result.reason === "link" || result.reason === "passkey") return data({ errors: {} }, { status: GONE });
	const errors: Record<string, NewPasswordFault> =
		result.reason === "password" ? { password: `password.${result.fault}` } : { code: "validation.code" };
	return data({ errors }, { status: UNPROCESSABLE });
}

export default function InvitationRoute({ loaderData }: Route.ComponentProps) {
	const { t } = useTranslation("desk");
	const language = useLanguage();
	const { invited, token } = loaderData;
	if (!invited) {
		return (
			<DeskPublicPage title={t("invitation.title")}>
				<Notice tone="warning">{t("invitation.gone")}</Notice>
			</DeskPublicPage>
		);
	}
	return (
		<DeskPublicPage
			title={t("invitation.title")}
			intro={t("invitation.intro", { name: invited.name, email: invited.email })}
		>
			<PasskeyButton
				label={t("invitation.passkey")}
				failure={t(invited.factor ? "invitation.passkeyFailed" : "invitation.passkeyFailedOnly")}
				isOnlyWay={invited.factor === null}
				onPress={async () => {
					const target = await acceptWithPasskey(token, language);
					if (target) window.location.assign(target);
					return target !== null;
				}}
			/>
			{invited.factor ? (
				<DeskPublicForm submit={t("invitation.submit")} isMain>
					<input type="hidden" name="token" value={token} />
					<PasswordFields email={invited.email} factor={invited.factor} />
				</DeskPublicForm>
			) : (
				<p className="desk-quiet">{t("invitation.passkeyOnly")}</p>
			)}
		</DeskPublicPage>
	);
}
