import { ConfirmForm, linkOf } from "../../../features/forms/confirm-form";
import { loadFormPage } from "../../../features/forms/form-page";
import { FormScreen } from "../../../features/forms/form-screen";
import { EnquiryForm } from "../../../features/forms/live/enquiry-form";
import { useTranslation } from "../../../i18n/texts";
import { Island } from "../../../page/island";
import type { Route } from "./+types/route";

/** Ends the newsletter and the alerts of an address, or the one that an email's link stands for. */
export async function loader({ url, context }: Route.LoaderArgs) {
	return { ...(await loadFormPage(context, url, "unsubscribe")), link: linkOf(url) };
}

export default function UnsubscribeRoute({ loaderData }: Route.ComponentProps) {
	const { link, state } = loaderData;
	const { t } = useTranslation("forms");
	const isLink = link.token !== null || link.status !== null;
	const words = isLink ? "confirm.unsubscribe" : "form.unsubscribe";
	return (
		<FormScreen title={t(`${words}.title`)} intro={link.status ? null : t(`${words}.intro`)}>
			<div id="unsubscribe">
				{isLink ? (
					<ConfirmForm action="unsubscribe" {...link} />
				) : (
					<Island of={EnquiryForm} props={{ form: "unsubscribe", state }} />
				)}
			</div>
		</FormScreen>
	);
}
