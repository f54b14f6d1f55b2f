import type { TFunction } from "i18next";
import { formatNumber } from "../../domain/formatting/numbers";
import { withinText } from "../../domain/formatting/within-text";
import type { LandingFigures } from "../../domain/landing/figures";
import type { Landing } from "../../domain/landing/landing";
import type { Language } from "../../domain/language";
import { formatEuro } from "../../domain/property/price";

type Words = TFunction<"landing">;

/** `Huizen te koop in Gent`. @param t with the namespace `landing` */
export function landingHeading({ goal, type, place }: Landing, language: Language, t: Words): string {
	const heading = type ? t(`heading.${goal}`, { what: type.names[language] }) : t(`listing:list.title.${goal}`);
	return [heading, place?.within[language]].filter(Boolean).join(" ");
}

/** Two or three sentences of what is listed; one where nothing is. */
export function landingIntro(landing: Landing, figures: LandingFigures, language: Language, t: Words): string[] {
	const { goal, type, place } = landing;
	const where = place ? capitalised(place.within[language], language) : "";
	const { onMarket, prices, perSquareMetre, goodEnergy } = figures;
	const word = type ? type[onMarket === 1 ? "singulars" : "names"][language] : null;
	const what =
		word === null ? t("properties", { count: Math.max(onMarket, onMarket === 1 ? 1 : 2) }) : withinText(word, language);
	if (onMarket === 0) return [place ? t(`none.${goal}`, { where, what }) : t(`noneAnywhere.${goal}`, { what })];
	const formatted = formatNumber(onMarket, language);
	const offer = place ? t(`inPlace.${goal}`, { where, formatted, what }) : t(`everywhere.${goal}`, { formatted, what });
	const range =
		prices && t(`prices.${goal}`, { lowest: formatEuro(prices.lowest), highest: formatEuro(prices.highest) });
	const median =
		perSquareMetre &&
		t(`median.${type ? "type" : "homes"}`, {
			price: formatEuro(perSquareMetre.median),
			formatted: formatNumber(perSquareMetre.count, language),
		});
	const energy =
		goodEnergy > 0 ? t("energy", { count: goodEnergy, formatted: formatNumber(goodEnergy, language) }) : null;
	return [offer, range, median, energy].filter((sentence) => sentence !== null);
}

function capitalised(text: string, language: Language): string {
	return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}
