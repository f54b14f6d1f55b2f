import { expect, test } from "vitest";
import { dealTypes } from "../domain/landing/deal-types";
import type { LandingFigures } from "../domain/landing/figures";
import { placeOfSlug } from "../domain/landing/places";
import { languages } from "../domain/language";
import { dealTerms } from "../domain/property/deal-terms";
import { landingDescription, landingIntro } from "./landing-texts";
import { translator } from "./translator";

/** Phrases for "for sale" and "to rent" in every language. */
const BY_GOAL = /te (koop|huur)|à (vendre|louer)|for (sale|rent)|to rent|zu ver|zum Verkauf|zur Miete/i;

const figures: LandingFigures = {
	total: 3,
	onMarket: 3,
	homes: 0,
	compared: { count: 3, prices: null, perSquareMetre: null },
	byType: [],
	price: null,
	days: null,
	labels: [],
	goodEnergy: 0,
	endedIds: [],
};

test.for(languages)("what is taken over is not let, and a life annuity not put up for sale, in %s", (language) => {
	const t = translator(language, "nl", "landing");
	for (const type of dealTypes.filter(({ isWhole }) => isWhole)) {
		const goal = type.deal ? dealTerms[type.deal].goal : "sale";
		for (const place of [null, placeOfSlug("gent", "nl")]) {
			for (const onMarket of [0, 1, 3]) {
				const described = {
					landing: { goal, type, place },
					figures: { ...figures, onMarket },
					types: dealTypes,
					language,
					t,
				};
				expect(landingIntro(described).join(" ")).not.toMatch(BY_GOAL);
				expect(landingDescription(described)).not.toMatch(BY_GOAL);
			}
		}
	}
});
