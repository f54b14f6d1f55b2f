import { pagePath } from "../../../domain/pages/paths";
import type { ListingCard } from "../../../domain/property/listing";
import { MAX_COMPARED, MIN_COMPARED } from "../../../features/compare/compare-address";
import { sharedFavouritesPath } from "../../../features/favourites/favourites";
import { useSite } from "../../../features/layout/site-data";
import { ListingCardView } from "../../../features/listing/listing-card";
import { useLanguage, useTranslation } from "../../../i18n/texts";
import { control } from "../../../page/controls";
import { Button } from "../../../ui/button";
import { CardGrid } from "../../../ui/card";
import { Checkbox } from "../../../ui/choices";

type FoundPropertiesProps = {
	properties: readonly ListingCard[];
	/** All requested ids; some may no longer be on the site. */
	ids: readonly number[];
};

/** Properties of a list, which can be compared. A script inserts this part into other pages. */
export function FoundProperties({ properties, ids }: FoundPropertiesProps) {
	const { t } = useTranslation("common");
	const { t: tCompare } = useTranslation("compare");
	const language = useLanguage();
	const { origin } = useSite();
	const shown = properties.map(({ id }) => id);
	const gone = ids.filter((id) => !shown.includes(id));
	const canCompare = properties.length >= MIN_COMPARED;
	return (
		<form id="found" method="get" action={pagePath("compare", language)}>
			<h2 className="sr-only">{t("frame.favouritesCount", { count: properties.length })}</h2>
			<p className="found-tools mb-8 flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2">
				{canCompare && (
					<>
						<Button type="submit" variant="secondary">
							{tCompare("choice.compare")}
						</Button>
						<span className="text-quiet text-sm">{tCompare("choice.compareMost")}</span>
					</>
				)}
				<Button
					variant="quiet"
					icon="copy"
					className="needs-script"
					{...control("copy", {
						text: origin + sharedFavouritesPath(shown, language),
						done: t("favourites.linkCopied"),
						failed: t("favourites.linkNotCopied"),
					})}
					{...control("report", { event: "share", on: "press", data: { properties: shown.length } })}
				>
					{t("favourites.copyLink")}
				</Button>
			</p>
			<CardGrid columns="four">
				{properties.map((property, index) => (
					<li key={property.id}>
						<ListingCardView card={property} />
						{canCompare && (
							<Checkbox
								name="ids"
								value={property.id}
								defaultChecked={index < MAX_COMPARED}
								label={tCompare("choice.compare")}
								aria-label={tCompare("choice.choose", { title: property.title })}
								className="relative z-10 mt-2"
							/>
						)}
					</li>
				))}
			</CardGrid>
			{gone.length > 0 && (
				<p className="mt-12 flex flex-wrap items-center gap-x-4 text-quiet">
					{t("favourites.gone", { count: gone.length })}
					<Button variant="quiet" className="forget-gone" {...control("forget-gone", gone)}>
						{t("favourites.forgetGone")}
					</Button>
				</p>
			)}
		</form>
	);
}
