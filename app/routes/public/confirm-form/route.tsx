import { ConfirmForm, linkOf } from "../../../features/forms/confirm-form";
import { FormScreen } from "../../../features/forms/form-screen";
import { hiddenHead, textsOf } from "../../../features/layout/page-loader";
import { useTranslation } from "../../../i18n/texts";
import type { Route } from "./+types/route";

/** Submits a pending form through the email's link; without a link, it refers to that email. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const t = textsOf(context, "forms");
	const head = hiddenHead(t("confirm.confirm-form.title"), url.pathname);
	return { head, link: linkOf(url) };
}

export default function ConfirmFormRoute({ loaderData }: Route.ComponentProps) {
	const { link } = loaderData;
	const { t } = useTranslation("forms");
	const isLink = link.token !== null || link.status !== null;
	const intro = isLink ? t("confirm.confirm-form.intro") : t("confirm.confirm-form.wait");
	return (
		<FormScreen title={t("confirm.confirm-form.title")} intro={link.status ? null : intro}>
			{isLink && <ConfirmForm action="confirm-form" {...link} />}
		</FormScreen>
	);
}
