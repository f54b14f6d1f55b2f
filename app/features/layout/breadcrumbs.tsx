import { pagePath } from "../../domain/pages/paths";
import { useLanguage, useTranslation } from "../../i18n/texts";
import { Breadcrumb, type Crumb } from "../../ui/breadcrumb";

type BreadcrumbsProps = {
	/** From under the home page to this one; the last has no address. */
	crumbs: readonly Crumb[];
};

/** The way from the home page to here. */
export function Breadcrumbs({ crumbs }: BreadcrumbsProps) {
	const { t } = useTranslation("common");
	const home = { label: t("word.home"), to: pagePath("home", useLanguage()) };
	return <Breadcrumb label={t("frame.breadcrumb")} crumbs={[home, ...crumbs]} />;
}
