import { ConfirmForm, linkOf } from "../../../features/forms/confirm-form";
import { loadFormPage } from "../../../features/forms/form-page";
import { FormScreen } from "../../../features/forms/form-screen";
import { EnquiryForm } from "../../../features/forms/live/enquiry-form";
import { useTranslation } from "../../../i18n/texts";
import { Island } from "../../../page/island";
import type { Route } from "./+types/route";

/** Subscribes, and confirms a subscription through the email's link. */
export async function loader({ url, context }: Route.LoaderArgs) {
	return { ...(await loadFormPage(context, url, "sign-newsletter")), link: linkOf(url) };
}

export default function NewsletterRoute({ loaderData }: Route.ComponentProps) {
	const { link, state } = loaderData;
	const { t } = useTranslation("forms");
	const isLink = link.token !== null || link.status !== null;
	const words = isLink ? "confirm.confirm-newsletter" : "form.sign-newsletter";
	return (
		<FormScreen title={t(`${words}.title`)} intro={link.status ? null : t(`${words}.intro`)}>
			<div id="sign-newsletter">
				{isLink ? (
					<ConfirmForm action="confirm-newsletter" {...link} />
				) : (
					<Island of={EnquiryForm} props={{ form: "sign-newsletter", state }} />
				)}
			</div>
		</FormScreen>
	);
}
