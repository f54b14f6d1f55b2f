import { useTranslation } from "react-i18next";
import type { FormNotice } from "../../../worker/accounts/notice";
import { Banner } from "../../ui/banner";

type NoticeBannerProps = {
	notice: FormNotice | null;
	/** Messages of success; every other one says that something did not work. */
	good: readonly string[];
	className?: string;
};

/** The outcome of a form posted without JavaScript. */
export function NoticeBanner({ notice, good, className }: NoticeBannerProps) {
	const { t } = useTranslation("portal");
	if (!notice) return null;
	return (
		<Banner
			role={good.includes(notice.message) ? "status" : "alert"}
			tone={good.includes(notice.message) ? "good" : "wrong"}
			title={t(notice.message, { count: notice.seconds ?? 0 })}
			{...(className ? { className } : {})}
		/>
	);
}
