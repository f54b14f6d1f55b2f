import type { TFunction } from "i18next";
import { formatNumber } from "../domain/formatting/numbers";
import { capitalised, withinText } from "../domain/formatting/within-text";
import type { AskingPrices, LandingFigures } from "../domain/landing/figures";
import type { Landing } from "../domain/landing/landing";
import { HOMES, type LandingType } from "../domain/landing/landing-types";
import type { Language } from "../domain/language";
import { GARAGE, LAND, RESIDENTIAL } from "../domain/property/kind";
import { formatEuro } from "../domain/property/price";
import type { Goal } from "../domain/property/rules";

type Words = TFunction<"landing">;

type Described = {
	landing: Landing;
	/** Null if unknown. */
	figures: LandingFigures | null;
	types: readonly LandingType[];
	language: Language;
	/** Translator with the namespace `landing`. */
	t: Words;
};

/** Subject of the page: its type; for a place, houses and flats if it has any; otherwise null. */
function subjectOf({ landing: { type, place }, figures, types }: Described): LandingType | null {
	if (type || !place) return type;
	const hasNoHomes = figures !== null && figures.homes === 0 && figures.onMarket > 0;
	return hasNoHomes ? null : (types.find(({ id }) => id === HOMES) ?? null);
}

/** `Huizen en appartementen te koop in Gent`. */
export function landingHeading(described: Described): string {
	const { landing, language, t } = described;
	const subject = subjectOf(described);
	const what = subject?.names[language];
	const named = subject?.isWhole ? what : null;
	const heading = named ?? (what ? t(`heading.${landing.goal}`, { what }) : t(`listing:list.title.${landing.goal}`));
	return [heading, landing.place?.within[language]].filter(Boolean).join(" ");
}

/** Goal in the texts; `whole` if the type's name already contains it. */
function wayOf({ type, goal }: Landing): Goal | "whole" {
	return type?.isWhole ? "whole" : goal;
}

/** Number of properties on the market that the heading names. */
export function landingCount(described: Described & { figures: LandingFigures }): number {
	const { landing, figures } = described;
	return landing.type === null && subjectOf(described) ? figures.homes : figures.onMarket;
}

/** `8 huizen en appartementen`, or with other types: `8 huizen en appartementen en 2 andere panden`. */
function offerOf(described: Described & { figures: LandingFigures }, withOthers: boolean): string {
	const { figures, language, t } = described;
	const count = landingCount(described);
	const subject = subjectOf(described);
	const word = subject?.[count === 1 ? "singulars" : "names"][language];
	const what = word ? withinText(word, language) : t("properties", { count: count === 1 ? 1 : 2 });
	const one = `${formatNumber(count, language)}\u00A0${what}`;
	const rest = figures.onMarket - count;
	if (rest === 0 || !withOthers) return one;
	return t("and", { one, other: t("others", { count: rest, formatted: formatNumber(rest, language) }) });
}

/** Introduction to the listings; a single sentence if there are none. */
export function landingIntro(described: Described & { figures: LandingFigures }): string[] {
	const { landing, figures, language, t } = described;
	const { type, place } = landing;
	const way = wayOf(landing);
	const where = place ? capitalised(place.within[language], language) : "";
	const { onMarket, compared, goodEnergy } = figures;
	if (onMarket === 0) {
		const what = type ? withinText(type.names[language], language) : t("properties", { count: 2 });
		return [place ? t(`none.${way}`, { where, what }) : t(`noneAnywhere.${way}`, { what })];
	}
	const offer = offerOf(described, true);
	const median =
		compared.perSquareMetre &&
		t("median", {
			price: formatEuro(compared.perSquareMetre.median),
			formatted: formatNumber(compared.perSquareMetre.count, language),
		});
	const energy =
		goodEnergy > 0 ? t("energy", { count: goodEnergy, formatted: formatNumber(goodEnergy, language) }) : null;
	return [
		place ? t(`inPlace.${way}`, { where, offer }) : t(`everywhere.${way}`, { offer }),
		...rangesOf(described),
		median,
		energy,
	].filter((sentence) => sentence !== null);
}

/** Price range per kind of dwelling: a garage and a villa have no common range. */
function rangesOf({ landing, figures, types, language, t }: Described & { figures: LandingFigures }): string[] {
	const range = (what: string, { prices }: Pick<AskingPrices, "prices">) =>
		prices
			? [t(`prices.${landing.goal}`, { what, lowest: formatEuro(prices.lowest), highest: formatEuro(prices.highest) })]
			: [];
	if (landing.type && landing.type.id !== HOMES) return range(landing.type.names[language], figures.compared);
	return figures.byType.flatMap((asked) => {
		const type = types.find(({ id }) => id === asked.type);
		return type && (type.webId === RESIDENTIAL || type.webId === null) ? range(type.names[language], asked) : [];
	});
}

const MAX_META_LENGTH = 155;

/** Meta description: the offer, its lowest price and the median per m². */
export function landingDescription(described: Described & { figures: LandingFigures }): string {
	const { landing, figures, language, t } = described;
	const { place } = landing;
	if (figures.onMarket === 0) return landingIntro(described).join(" ");
	const where = place?.within[language] ?? "";
	const { prices, perSquareMetre } = figures.compared;
	const parts = [
		t(`meta.${wayOf(landing)}`, { offer: offerOf(described, false), where }).trim(),
		prices && t("meta.from", { price: formatEuro(prices.lowest) }),
		perSquareMetre && t("meta.median", { price: formatEuro(perSquareMetre.median) }),
	];
	const offer = `${parts.filter(Boolean).join(", ")}.`;
	const whole = `${offer} ${t(isRated(described) ? "meta.rest.rated" : "meta.rest.other")}`;
	return whole.length <= MAX_META_LENGTH ? whole : offer;
}

/** Whether energy labels apply to the page's subject: not to land and garages, nor to a mix of types. */
function isRated(described: Described): boolean {
	const webId = subjectOf(described)?.webId;
	return webId !== undefined && webId !== LAND && webId !== GARAGE;
}
