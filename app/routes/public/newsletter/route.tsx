import { linkHead, linkOf } from "../../../features/forms/confirm-form";
import { ConfirmScreen } from "../../../features/forms/confirm-screen";
import { loadFormPage } from "../../../features/forms/form-page";
import type { Route } from "./+types/route";

/** Subscribes, and confirms a subscription through the email's link. */
export async function loader({ url, context }: Route.LoaderArgs) {
	return { ...(await loadFormPage(context, url, "sign-newsletter", linkHead(url))), link: linkOf(url) };
}

export default function NewsletterRoute({ loaderData }: Route.ComponentProps) {
	const { link, state } = loaderData;
	return <ConfirmScreen form="sign-newsletter" action="confirm-newsletter" link={link} state={state} />;
}
