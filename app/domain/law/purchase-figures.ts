import type { Figure } from "./figure";

const checkedOn = "2026-11-23";

/** Fields shared by the figures of one source. */
const flemishDuties = { subject: "duties", region: "flanders", source: "flemishTaxCode", checkedOn } as const;
const flemishHome = { ...flemishDuties, article: "2.9.4.2.11" } as const;
const flemishModest = {
	subject: "duties",
	region: "flanders",
	source: "flemishModestHome",
	validFrom: "2025-01-01",
	check: "professional",
	checkedOn,
} as const;
const brusselsDuties = { subject: "duties", region: "brussels", source: "brusselsDuties", checkedOn } as const;
const brusselsHome = { ...brusselsDuties, article: "46bis" } as const;
const walloonDuties = { subject: "duties", region: "wallonia", source: "walloonDuties", checkedOn } as const;
const walloonHome = { ...walloonDuties, article: "44bis" } as const;
const luxembourgDuties = { subject: "duties", region: "luxembourg", source: "luxembourgDuties", checkedOn } as const;
const belgianVat = { subject: "vat", region: "belgium", source: "belgianVat", checkedOn } as const;
const luxembourgVat = { subject: "vat", region: "luxembourg", source: "luxembourgVat", checkedOn } as const;

/** Registration duties on existing property, and conditions of the reduced rates. */
export const dutyFigures = {
	"flanders.duty.normal": {
		...flemishDuties,
		unit: "percent",
		value: 12,
		validFrom: "2022-01-01",
		article: "2.9.4.1.1",
		check: "official",
	},
	"flanders.duty.ownHome": { ...flemishHome, unit: "percent", value: 2, validFrom: "2025-01-01", check: "official" },
	"flanders.duty.moveIn": { ...flemishHome, unit: "years", value: 3, validFrom: "2022-01-01", check: "professional" },
	"flanders.duty.stay": { ...flemishHome, unit: "years", value: 1, validFrom: "2026-01-01", check: "professional" },
	"flanders.duty.sellOther": {
		...flemishHome,
		unit: "years",
		value: 2,
		validFrom: "2022-01-01",
		check: "professional",
	},
	"flanders.duty.modestReduction": { ...flemishModest, unit: "euro", value: 1_867 },
	"flanders.duty.modestUpTo": { ...flemishModest, unit: "euro", value: 220_000 },
	"flanders.duty.modestUpToInCities": { ...flemishModest, unit: "euro", value: 240_000 },
	"brussels.duty.normal": {
		...brusselsDuties,
		unit: "percent",
		value: 12.5,
		validFrom: "2006-02-20",
		article: "44",
		check: "official",
	},
	"brussels.duty.exempt": { ...brusselsHome, unit: "euro", value: 200_000, validFrom: "2023-04-01", check: "official" },
	"brussels.duty.exemptUpTo": {
		...brusselsHome,
		unit: "euro",
		value: 600_000,
		validFrom: "2023-04-01",
		check: "official",
	},
	"brussels.duty.plotExempt": {
		...brusselsHome,
		unit: "euro",
		value: 100_000,
		validFrom: "2023-04-01",
		check: "unverified",
	},
	"brussels.duty.plotExemptUpTo": {
		...brusselsHome,
		unit: "euro",
		value: 300_000,
		validFrom: "2023-04-01",
		check: "unverified",
	},
	"brussels.duty.moveIn": { ...brusselsHome, unit: "years", value: 3, validFrom: "2023-04-01", check: "professional" },
	"brussels.duty.stay": { ...brusselsHome, unit: "years", value: 5, validFrom: "2017-01-01", check: "professional" },
	"brussels.duty.sellOther": {
		...brusselsHome,
		unit: "years",
		value: 2,
		validFrom: "2017-01-01",
		check: "professional",
	},
	"wallonia.duty.normal": {
		...walloonDuties,
		unit: "percent",
		value: 12.5,
		validFrom: null,
		article: "44",
		check: "official",
	},
	"wallonia.duty.ownHome": { ...walloonHome, unit: "percent", value: 3, validFrom: "2025-01-01", check: "official" },
	"wallonia.duty.moveIn": { ...walloonHome, unit: "years", value: 3, validFrom: "2025-01-01", check: "professional" },
	"wallonia.duty.moveInNew": {
		...walloonHome,
		unit: "years",
		value: 5,
		validFrom: "2025-01-01",
		check: "professional",
	},
	"wallonia.duty.stay": { ...walloonHome, unit: "years", value: 3, validFrom: "2025-01-01", check: "official" },
	"luxembourg.duty.normal": {
		...luxembourgDuties,
		unit: "percent",
		value: 7,
		validFrom: "2025-07-01",
		check: "official",
	},
	"luxembourg.duty.credit": {
		...luxembourgDuties,
		unit: "euro",
		value: 40_000,
		validFrom: "2024-01-01",
		check: "official",
	},
	"luxembourg.duty.least": { ...luxembourgDuties, unit: "euro", value: 100, validFrom: null, check: "professional" },
	"luxembourg.duty.moveIn": { ...luxembourgDuties, unit: "years", value: 2, validFrom: null, check: "professional" },
	"luxembourg.duty.stay": { ...luxembourgDuties, unit: "years", value: 2, validFrom: null, check: "professional" },
} as const satisfies Record<string, Figure>;

/** VAT on new build and on works. */
export const vatFigures = {
	"belgium.vat.newBuild": { ...belgianVat, unit: "percent", value: 21, validFrom: null, check: "official" },
	"belgium.vat.rebuilt": {
		...belgianVat,
		unit: "percent",
		value: 6,
		validFrom: "2025-07-01",
		heading: "XXXVII",
		check: "professional",
	},
	"belgium.vat.renovation": {
		...belgianVat,
		unit: "percent",
		value: 6,
		validFrom: null,
		heading: "XXXVIII",
		check: "professional",
	},
	"belgium.vat.renovationAge": {
		...belgianVat,
		unit: "years",
		value: 10,
		validFrom: null,
		heading: "XXXVIII",
		check: "professional",
	},
	"belgium.vat.fossilBoilers": {
		...belgianVat,
		unit: "percent",
		value: 21,
		validFrom: "2025-07-01",
		check: "professional",
	},
	"luxembourg.vat.normal": {
		...luxembourgVat,
		unit: "percent",
		value: 17,
		validFrom: "2024-01-01",
		check: "professional",
	},
	"luxembourg.vat.ownHome": { ...luxembourgVat, unit: "percent", value: 3, validFrom: null, check: "professional" },
	"luxembourg.vat.mostSaved": { ...luxembourgVat, unit: "euro", value: 50_000, validFrom: null, check: "professional" },
} as const satisfies Record<string, Figure>;
