import { pagePath } from "../../domain/pages/paths";
import { useLanguage, useTranslation } from "../../i18n/texts";
import { Breadcrumb, type Crumb } from "../../ui/breadcrumb";

type BreadcrumbsProps = {
	/** From below the home page to the current page, which has no link. */
	crumbs: readonly Crumb[];
};

export function Breadcrumbs({ crumbs }: BreadcrumbsProps) {
	const { t } = useTranslation("common");
	const home = { label: t("word.home"), to: pagePath("home", useLanguage()) };
	return <Breadcrumb label={t("frame.breadcrumb")} crumbs={[home, ...crumbs]} />;
}
