import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { Banner } from "../../ui/banner";
import { ButtonLink } from "../../ui/button";

/** A part that could not be read, on a page that otherwise could. */
export function FailedSection() {
	const { t } = useTranslation(["portal", "common"]);
	const { pathname, search } = useLocation();
	return (
		<Banner role="alert" tone="warning" title={t("failed.title")}>
			<p>{t("failed.text")}</p>
			<p className="mt-3">
				<ButtonLink to={pathname + search} variant="secondary" size="small">
					{t("common:error.retry")}
				</ButtonLink>
			</p>
		</Banner>
	);
}
