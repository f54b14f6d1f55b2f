import type { Language } from "../../domain/language";
import { pagePath } from "../../domain/pages/paths";
import type { ListingCard } from "../../domain/property/listing";
import type { Goal } from "../../domain/property/property";
import { useLanguage, useTranslation } from "../../i18n/texts";
import { control } from "../../page/controls";
import { Shared } from "../../page/island";
import { CardGrid } from "../../ui/card";
import { TextLink } from "../../ui/link";
import { sharedFavouritesPath } from "../favourites/favourites";
import { ListingCardView } from "../listing/listing-card";
import { HomePageSection, MoreLink } from "./home-page-section";

const goals = ["sale", "rent"] as const satisfies readonly Goal[];

const IN_THE_ROW = "(width < 768px) 80vw, (width < 961px) 50vw, 411px";
const AT_THE_HEAD = "(width < 768px) 80vw, (width < 961px) 100vw, 628px";
const AT_THE_HEAD_SHOWN = 2;

/** Newest properties for sale or for rent; the tabs stay in sync with the search sentence. */
export function NewestSection({ newest }: { newest: Readonly<Record<Goal, readonly ListingCard[]>> }) {
	const { t } = useTranslation(["home", "common"]);
	const language = useLanguage();
	const shown = goals.filter((goal) => newest[goal].length > 0);
	const lists = {
		sale: { to: pagePath("for-sale", language), label: t("newest.linkSale") },
		rent: { to: pagePath("for-rent", language), label: t("newest.linkRent") },
	};
	return (
		<HomePageSection id="newest" title={t("newest.title")} className="newest">
			{shown.length > 1 && (
				<fieldset className="newest-tabs">
					<legend className="sr-only">{t("search.goal.label")}</legend>
					{shown.map((goal) => (
						<label key={goal}>
							<input
								type="radio"
								name="newest"
								value={goal}
								defaultChecked={goal === shown[0]}
								{...control("goal", "")}
							/>
							{t(goal === "sale" ? "common:menu.forSale" : "common:menu.forRent")}
						</label>
					))}
				</fieldset>
			)}
			{shown.map((goal) => (
				<div key={goal} className={shown.length > 1 ? `newest-${goal}` : undefined}>
					<ul className="newest-grid max-tablet:bleed max-tablet:flex max-tablet:snap-x max-tablet:overflow-x-auto max-tablet:*:w-4/5 max-tablet:*:shrink-0 max-tablet:*:snap-start">
						{newest[goal].map((card, index) => (
							<Shared
								key={card.id}
								of={ListingCardView}
								props={{
									card,
									isWide: index < AT_THE_HEAD_SHOWN,
									sizes: index < AT_THE_HEAD_SHOWN ? AT_THE_HEAD : IN_THE_ROW,
								}}
								as="li"
							/>
						))}
					</ul>
					<p className="mt-4">
						<MoreLink {...lists[goal]} />
					</p>
				</div>
			))}
			{shown.length === 0 && (
				<p className="max-w-measure text-lg">
					{t("newest.empty")} <TextLink to={pagePath("save-search", language)}>{t("newest.emptyLink")}</TextLink>
				</p>
			)}
		</HomePageSection>
	);
}

/** Properties in the visitor's region. The cached page does not know the region, so a script requests them. */
export function NearbyProperties({ language }: { language: Language }) {
	const { t } = useTranslation("home");
	const newest = `/api/nearby?lang=${language}`;
	return (
		<div className="nearby" {...control("nearby", { newest, cards: sharedFavouritesPath([], language) })}>
			<HomePageSection id="nearby" title={t("nearby.title")} text={t("nearby.text")}>
				<CardGrid columns="row">{null}</CardGrid>
			</HomePageSection>
		</div>
	);
}
