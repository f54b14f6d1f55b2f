import type { Language } from "../../../domain/language";
import { pagePath } from "../../../domain/pages/paths";
import { track } from "../../../features/analytics/track";
import { favourites, sharedFavouritesPath, useFavourites } from "../../../features/favourites/favourites";
import { useTranslation } from "../../../i18n/texts";
import { Banner } from "../../../ui/banner";
import { Button, ButtonLink } from "../../../ui/button";
import { classNames } from "../../../ui/class-names";
import { showToast } from "../../../ui/toast";
import { PropertiesById } from "./properties-by-id";
import { useFirstIds } from "./use-first-ids";

/** The properties kept in this browser, and a link that shows them to others. */
export function OwnFavourites({ language }: { language: Language }) {
	const { t } = useTranslation("common");
	const kept = useFavourites();
	// A removed favourite stays on the page, so that it can be added again.
	const shown = useFirstIds(favourites);

	async function share() {
		const address = new URL(sharedFavouritesPath(kept, language), location.origin).href;
		track("share", { properties: kept.length });
		try {
			await navigator.clipboard.writeText(address);
			showToast(t("favourites.linkCopied"));
		} catch {
			// Where the clipboard is refused, the address bar is there to copy from.
			location.assign(address);
		}
	}

	return (
		<>
			<div className="mt-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
				<p className="max-w-measure text-lg text-quiet">{t("favourites.intro")}</p>
				{shown?.length !== 0 && (
					<Button
						variant="secondary"
						icon="copy"
						onClick={share}
						// Its place is kept while nobody knows whether there is something to share.
						className={classNames("needs-script", kept.length === 0 && "invisible")}
					>
						{t("favourites.copyLink")}
					</Button>
				)}
			</div>
			<div className="without-script">
				<Banner title={t("favourites.needsScript")} className="mt-12 max-w-measure" />
			</div>
			<div className="needs-script mt-12 min-h-[50svh]">
				{shown?.length === 0 ? (
					<div className="max-w-measure border-hairline border-t pt-8">
						<p className="text-lg">{t("favourites.empty")}</p>
						<p className="mt-8 flex flex-wrap gap-3">
							<ButtonLink to={pagePath("/for-sale/", language)}>{t("menu.forSale")}</ButtonLink>
							<ButtonLink to={pagePath("/for-rent/", language)} variant="secondary">
								{t("menu.forRent")}
							</ButtonLink>
						</p>
					</div>
				) : (
					<>
						<h2 className="sr-only">{t("frame.favouritesCount", { count: kept.length })}</h2>
						<PropertiesById ids={shown} language={language} compares />
					</>
				)}
			</div>
		</>
	);
}
