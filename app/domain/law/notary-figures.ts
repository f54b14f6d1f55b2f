import type { Figure, Scale } from "./figure";

const checkedOn = "2026-11-23";

/** Fields shared by the figures of one source. */
const notary = { subject: "notary", region: "belgium", check: "professional", checkedOn } as const;
const tariff = { ...notary, source: "notaryTariff" } as const;
const calculator = { ...notary, source: "notaryCalculator" } as const;
const mortgage = { subject: "mortgage", region: "belgium", check: "professional", checkedOn } as const;
const mortgageTariff = { ...mortgage, source: "notaryTariff" } as const;
const mortgageCalculator = { ...mortgage, source: "mortgageCalculator" } as const;
const ownTerms = { ...mortgage, source: "agencyTerms", check: "own" } as const;

/** Scale J: a price of 300,000 gives 2,578.23. */
const purchaseScale: Scale = {
	fixed: 285,
	lessUpTo: { upTo: 20_000, less: 86 },
	steps: [
		{ upTo: 17_500, rate: 2.5 },
		{ upTo: 30_000, rate: 1.75 },
		{ upTo: 45_495, rate: 1.71 },
		{ upTo: 64_090, rate: 1.14 },
		{ upTo: 250_095, rate: 0.57 },
		{ upTo: null, rate: 0.2 },
	],
};

/** Scale Jbis: a price of 300,000 gives 2,321.74. */
const ownHomeScale: Scale = {
	fixed: 257,
	lessUpTo: { upTo: 20_000, less: 86 },
	steps: [
		{ upTo: 17_500, rate: 2.5 },
		{ upTo: 30_000, rate: 2 },
		{ upTo: 45_495, rate: 1.5 },
		{ upTo: 64_090, rate: 0.5 },
		{ upTo: 250_095, rate: 0.485 },
		{ upTo: 500_000, rate: 0.3 },
		{ upTo: null, rate: 0.2 },
	],
};

const mortgageScale: Scale = {
	fixed: 0,
	steps: [
		{ upTo: 7_500, rate: 1.71 },
		{ upTo: 17_500, rate: 1.368 },
		{ upTo: 30_000, rate: 0.912 },
		{ upTo: 45_495, rate: 0.684 },
		{ upTo: 64_095, rate: 0.456 },
		{ upTo: 250_095, rate: 0.228 },
		{ upTo: null, rate: 0.0456 },
	],
};

/** A fifth below the ordinary scale in each bracket: 150,000 gives 612.24. */
const ownHomeMortgageScale: Scale = {
	fixed: 0,
	steps: [
		{ upTo: 7_500, rate: 1.368 },
		{ upTo: 17_500, rate: 1.094 },
		{ upTo: 30_000, rate: 0.73 },
		{ upTo: 45_495, rate: 0.547 },
		{ upTo: 64_095, rate: 0.365 },
		{ upTo: 250_095, rate: 0.182 },
		{ upTo: null, rate: 0.036 },
	],
};

/** Costs of the notary and the deed of a purchase. */
export const notaryFigures = {
	"belgium.notary.scale": { ...tariff, unit: "scale", value: purchaseScale, validFrom: "2023-01-01", scale: "J" },
	"belgium.notary.ownHomeScale": {
		...tariff,
		unit: "scale",
		value: ownHomeScale,
		validFrom: "2023-01-01",
		scale: "Jbis",
	},
	"belgium.notary.vat": {
		...notary,
		unit: "percent",
		value: 21,
		validFrom: "2012-01-01",
		source: "belgianVat",
		check: "official",
	},
	"belgium.notary.fileCosts": { ...tariff, unit: "euro", value: 855, validFrom: "2026-01-01" },
	"belgium.notary.searches": { ...calculator, unit: "euro", value: 309, validFrom: "2026-01-01" },
	"belgium.notary.writingDuty": { ...notary, unit: "euro", value: 100, validFrom: "2022-07-01", source: "writingDuty" },
	"belgium.notary.annexDuty": { ...calculator, unit: "euro", value: 100, validFrom: null },
	"belgium.notary.transcription": { ...calculator, unit: "euro", value: 285, validFrom: "2026-01-01" },
	"luxembourg.notary.share": {
		subject: "notary",
		region: "luxembourg",
		unit: "percent",
		value: 1,
		validFrom: null,
		source: "luxembourgNotary",
		checkedOn,
		check: "unverified",
	},
} as const satisfies Record<string, Figure>;

/** Costs of a mortgage deed. */
export const mortgageFigures = {
	"belgium.mortgage.scale": { ...mortgageTariff, unit: "scale", value: mortgageScale, validFrom: null },
	"belgium.mortgage.ownHomeScale": {
		...mortgageTariff,
		unit: "scale",
		value: ownHomeMortgageScale,
		validFrom: "2023-01-01",
	},
	"belgium.mortgage.accessories": { ...mortgageCalculator, unit: "percent", value: 10, validFrom: null },
	"belgium.mortgage.registration": { ...mortgageCalculator, unit: "percent", value: 1, validFrom: null },
	"belgium.mortgage.inscription": { ...mortgageCalculator, unit: "percent", value: 0.3, validFrom: null },
	"belgium.mortgage.publication": { ...mortgageCalculator, unit: "euro", value: 270, validFrom: "2026-01-01" },
	"belgium.mortgage.exampleRate": { ...ownTerms, unit: "percent", value: 3.2, validFrom: null },
	"belgium.mortgage.exampleYears": { ...ownTerms, unit: "years", value: 25, validFrom: null },
	"belgium.mortgage.exampleOwnShare": { ...ownTerms, unit: "percent", value: 20, validFrom: null },
	"belgium.mortgage.fileCosts": {
		...mortgageTariff,
		unit: "euro",
		value: 627,
		validFrom: "2026-01-01",
		check: "unverified",
	},
} as const satisfies Record<string, Figure>;
