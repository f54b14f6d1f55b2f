import type { ActionName } from "../../../worker/submissions/service";
import { useTranslation } from "../../i18n/texts";
import { Banner } from "../../ui/banner";
import { ActionButton } from "./action-button";

type ConfirmFormProps = {
	/** A saved search is paused, resumed and deleted on its own page. */
	action: Exclude<ActionName, "pause-demand" | "resume-demand" | "delete-demand">;
	/** Token from the email's link; null once the action is done or expired. */
	token: string | null;
	/** Outcome of the action. */
	status: LinkStatus;
};

export type LinkStatus = "done" | "gone" | null;

/** Parses the parameters of a confirmation page. */
export function linkOf(url: URL): { token: string | null; status: LinkStatus } {
	const status = url.searchParams.get("status");
	return { token: url.searchParams.get("token"), status: status === "done" || status === "gone" ? status : null };
}

/** A URL with a token must not be indexed. */
export function linkHead(url: URL): { robots?: "noindex" } {
	const { token, status } = linkOf(url);
	return token === null && status === null ? {} : { robots: "noindex" };
}

/** Button that confirms the action of an email's link. Following the link alone changes nothing. */
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
