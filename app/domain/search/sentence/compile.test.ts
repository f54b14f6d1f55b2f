import { expect, test } from "vitest";
import { languages } from "../../language";
import { meaningsOf, normalisePhrases } from "./compile";
import { featurePhrases } from "./feature-phrases";
import { features } from "./meaning";

const phrases = languages.flatMap((language) =>
	features.flatMap((feature) =>
		normalisePhrases(featurePhrases[feature][language])
			.split("|")
			.map((phrase) => ({ language, feature, phrase })),
	),
);

test("what a yes/no filter is called means that filter alone", () => {
	const others = phrases.flatMap(({ language, feature, phrase }) => {
		const meanings = meaningsOf(phrase, language)?.map((parts) => JSON.stringify(parts)) ?? [];
		const other = meanings.filter((meaning) => meaning !== JSON.stringify([{ is: "feature", feature }]));
		return other.map((meaning) => `${language} ${phrase}: ${feature}, ${meaning}`);
	});
	expect(others).toEqual([]);
});
