import { redirect } from "react-router";
import { visitor } from "../../../context";
import { pagePath } from "../../../domain/pages/paths";
import { ConfirmForm, linkOf } from "../../../features/forms/confirm-form";
import { FormScreen } from "../../../features/forms/form-screen";
import { hiddenHead, textsOf } from "../../../features/layout/page-loader";
import { useTranslation } from "../../../i18n/texts";
import type { Route } from "./+types/route";

/** Confirms an alert about free seats, by the link in an email. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const { language } = context.get(visitor);
	const link = linkOf(url);
	if (link.token === null && link.status === null) throw redirect(pagePath("contact", language));
	const t = textsOf(context, "forms");
	const head = hiddenHead(t("confirm.confirm-appointment-alert.title"), url.pathname);
	return { head, link };
}

export default function AppointmentAlertRoute({ loaderData }: Route.ComponentProps) {
	const { link } = loaderData;
	const { t } = useTranslation("forms");
	return (
		<FormScreen
			title={t("confirm.confirm-appointment-alert.title")}
			intro={link.status ? null : t("confirm.confirm-appointment-alert.intro")}
		>
			<ConfirmForm action="confirm-appointment-alert" {...link} />
		</FormScreen>
	);
}
