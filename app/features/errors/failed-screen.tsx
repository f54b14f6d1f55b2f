import { useLocation } from "react-router";
import { pagePath } from "../../domain/pages/paths";
import { useLanguage, useTranslation } from "../../i18n/texts";
import { ButtonLink } from "../../ui/button";
import { headTitle } from "../layout/head-title";
import { useSite } from "../layout/site-data";

/** Error screen for a server error or a lost connection. */
export function FailedScreen({ cause }: { cause: "lost" | "server" }) {
	const { t } = useTranslation("common");
	const { pathname, search } = useLocation();
	const language = useLanguage();
	const { agency } = useSite();
	const title = t(`error.${cause}Title`);
	return (
		<div className="page-width py-16 desktop:py-24">
			<title>{headTitle(title, agency.name)}</title>
			<meta name="robots" content="noindex" />
			<h1 className="max-w-measure text-4xl">{title}</h1>
			<p className="mt-6 max-w-measure text-lg" role="alert">
				{t(`error.${cause}`)}
			</p>
			<p className="mt-2 max-w-measure text-quiet">{t(`error.${cause}Text`)}</p>
			<p className="mt-8 flex flex-wrap gap-3">
				<ButtonLink to={pathname + search}>{t("error.retry")}</ButtonLink>
				<ButtonLink to={pagePath("home", language)} variant="secondary">
					{t("error.toHome")}
				</ButtonLink>
			</p>
		</div>
	);
}
