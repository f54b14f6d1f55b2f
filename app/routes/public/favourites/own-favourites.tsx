import type { Language } from "../../../domain/language";
import { pagePath } from "../../../domain/pages/paths";
import { useTranslation } from "../../../i18n/texts";
import { control } from "../../../page/controls";
import { Banner } from "../../../ui/banner";
import { ButtonLink } from "../../../ui/button";
import { CardSkeletons } from "./card-skeletons";

/** The properties kept in this browser; a script asks for them by their ids. */
export function OwnFavourites({ language }: { language: Language }) {
	const { t } = useTranslation("common");
	return (
		<section className="kept-list" {...control("kept-list", "favourites")}>
			<p className="mt-6 max-w-measure text-lg text-quiet">{t("favourites.intro")}</p>
			<div className="without-script">
				<Banner title={t("favourites.needsScript")} className="mt-12 max-w-measure" />
			</div>
			<div className="kept-empty mt-12 max-w-measure border-hairline border-t pt-8">
				<p className="text-lg">{t("favourites.empty")}</p>
				<p className="mt-8 flex flex-wrap gap-3">
					<ButtonLink to={pagePath("/for-sale/", language)}>{t("menu.forSale")}</ButtonLink>
					<ButtonLink to={pagePath("/for-rent/", language)} variant="secondary">
						{t("menu.forRent")}
					</ButtonLink>
				</p>
			</div>
			<div data-found className="needs-script kept-found mt-6 min-h-[50svh]">
				<CardSkeletons />
			</div>
		</section>
	);
}
