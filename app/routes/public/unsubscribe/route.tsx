import { linkHead, linkOf } from "../../../features/forms/confirm-form";
import { ConfirmScreen } from "../../../features/forms/confirm-screen";
import { loadFormPage } from "../../../features/forms/form-page";
import type { Route } from "./+types/route";

/** Ends the newsletter and alerts of an email address, or the one behind an email's link. */
export async function loader({ url, context }: Route.LoaderArgs) {
	return { ...(await loadFormPage(context, url, "unsubscribe", linkHead(url))), link: linkOf(url) };
}

export default function UnsubscribeRoute({ loaderData }: Route.ComponentProps) {
	const { link, state } = loaderData;
	return <ConfirmScreen form="unsubscribe" action="unsubscribe" link={link} state={state} />;
}
