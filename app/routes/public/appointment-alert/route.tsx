import { redirect } from "react-router";
import { site, visitor } from "../../../context";
import { pagePath } from "../../../domain/pages/paths";
import { ConfirmForm, linkOf } from "../../../features/forms/confirm-form";
import { FormScreen } from "../../../features/forms/form-screen";
import { alternatesOf } from "../../../features/layout/alternates";
import type { PageHead } from "../../../features/layout/head";
import { useTranslation } from "../../../i18n/texts";
import { translator } from "../../../i18n/translator";
import type { Route } from "./+types/route";

/** Confirms a notification for free seats, through the email's link. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const { language } = context.get(visitor);
	const link = linkOf(url);
	if (link.token === null && link.status === null) throw redirect(pagePath("contact", language));
	const t = translator(language, context.get(site).defaultLanguage, "forms");
	const head: PageHead = {
		title: t("confirm.confirm-appointment-alert.title"),
		description: null,
		alternates: alternatesOf(url.pathname),
		robots: "noindex",
	};
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
