import type { ActionName } from "../../../worker/submissions/service";
import { useTranslation } from "../../i18n/texts";
import { Banner } from "../../ui/banner";
import { ActionButton } from "./action-button";

type ConfirmFormProps = {
	/** An active saved search is paused and deleted on its page. */
	action: Exclude<ActionName, "pause-demand" | "resume-demand" | "delete-demand">;
	/** From the email's link; null once there is nothing to press any more. */
	token: string | null;
	/** What became of it. */
	status: LinkStatus;
};

export type LinkStatus = "done" | "gone" | null;

/** The parameters of such a page. */
export function linkOf(url: URL): { token: string | null; status: LinkStatus } {
	const status = url.searchParams.get("status");
	return { token: url.searchParams.get("token"), status: status === "done" || status === "gone" ? status : null };
}

/** No search engine keeps a page with somebody's link. */
export function linkHead(url: URL): { robots?: "noindex" } {
	const { token, status } = linkOf(url);
	return token === null && status === null ? {} : { robots: "noindex" };
}

/** A button that confirms the action of an email's link. Following the link alone changes nothing. */
export function ConfirmForm({ action, token, status }: ConfirmFormProps) {
	const { t } = useTranslation("forms");
	if (status === "done") return <Banner role="status" tone="good" title={t(`confirm.${action}.done`)} />;
	if (status === "gone") {
		const saysMore = action === "confirm-form" || action === "approve-testimonial";
		return <Banner role="alert" tone="wrong" title={t(saysMore ? `confirm.${action}.gone` : "gone")} />;
	}
	return (
		<ActionButton action={action} token={token ?? ""}>
			{t(`confirm.${action}.button`)}
		</ActionButton>
	);
}
