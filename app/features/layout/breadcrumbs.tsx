import type { Language } from "../../domain/language";
import { pagePath } from "../../domain/pages/paths";
import { useTranslation } from "../../i18n/texts";
import { Breadcrumb, type Crumb } from "../../ui/breadcrumb";

type BreadcrumbsProps = {
	language: Language;
	/** From under the home page to this one; the last has no address. */
	crumbs: readonly Crumb[];
};

/** The way from the home page to here. */
export function Breadcrumbs({ language, crumbs }: BreadcrumbsProps) {
	const { t } = useTranslation("common");
	const property = { label: t("word.home"), to: pagePath("home", language) };
	return <Breadcrumb label={t("frame.breadcrumb")} crumbs={[property, ...crumbs]} />;
}
