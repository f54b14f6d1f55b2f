import type { Language } from "../../domain/language";
import { pagePath } from "../../domain/pages/paths";
import { useTranslation } from "../../i18n/texts";
import { ButtonLink } from "../../ui/button";

/** What an owner may want: a quiet band across the page. */
export function ValuationBand({ language }: { language: Language }) {
	const { t } = useTranslation("home");
	return (
		<section aria-labelledby="home-valuation" className="home-band">
			<div className="page-width flex flex-wrap items-center justify-between gap-x-16 gap-y-6">
				<div className="max-w-measure">
					<h2 id="home-valuation">{t("valuation.title")}</h2>
					<p className="mt-4 text-quiet">{t("valuation.text")}</p>
				</div>
				<ButtonLink to={pagePath("valuation", language)} variant="secondary">
					{t("valuation.button")}
				</ButtonLink>
			</div>
		</section>
	);
}
