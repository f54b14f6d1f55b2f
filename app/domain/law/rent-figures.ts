import type { Figure } from "./figure";

const checkedOn = "2026-11-23";

/** Fields shared by the figures of one source. */
const flemishRent = { subject: "rent", region: "flanders", source: "flemishRent", checkedOn } as const;
const brusselsRent = { subject: "rent", region: "brussels", source: "brusselsRent", checkedOn } as const;
const walloonRent = { subject: "rent", region: "wallonia", source: "walloonRent", checkedOn } as const;
const luxembourgRent = { subject: "rent", region: "luxembourg", source: "luxembourgRent", checkedOn } as const;
const belgianRent = { subject: "rent", region: "belgium", source: "belgianRent", checkedOn } as const;

/** Ceilings, terms and obligations of the lease of a home. */
export const rentFigures = {
	"belgium.rent.usualDeposit": {
		subject: "rent",
		region: "belgium",
		unit: "months",
		value: 3,
		validFrom: null,
		source: "agencyTerms",
		checkedOn,
		check: "own",
	},
	"flanders.rent.deposit": {
		...flemishRent,
		unit: "months",
		value: 3,
		validFrom: "2019-01-01",
		article: "37",
		check: "official",
	},
	"flanders.rent.studentDeposit": {
		...flemishRent,
		unit: "months",
		value: 2,
		validFrom: "2019-01-01",
		check: "professional",
	},
	"brussels.rent.deposit": {
		...brusselsRent,
		unit: "months",
		value: 2,
		validFrom: "2024-11-01",
		article: "248",
		check: "professional",
	},
	"wallonia.rent.deposit": {
		...walloonRent,
		unit: "months",
		value: 2,
		validFrom: "2018-09-01",
		article: "62",
		check: "professional",
	},
	"luxembourg.rent.deposit": {
		...luxembourgRent,
		unit: "months",
		value: 2,
		validFrom: "2024-08-01",
		check: "official",
	},
	"belgium.rent.lease": { ...belgianRent, unit: "years", value: 9, validFrom: null, check: "professional" },
	"belgium.rent.notice": { ...belgianRent, unit: "months", value: 3, validFrom: null, check: "professional" },
	"belgium.rent.breakFirstYear": { ...belgianRent, unit: "months", value: 3, validFrom: null, check: "professional" },
	"belgium.rent.breakSecondYear": { ...belgianRent, unit: "months", value: 2, validFrom: null, check: "professional" },
	"belgium.rent.breakThirdYear": { ...belgianRent, unit: "months", value: 1, validFrom: null, check: "professional" },
	"belgium.rent.registerWithin": {
		subject: "rent",
		region: "belgium",
		unit: "months",
		value: 2,
		validFrom: "2007-01-01",
		source: "registrationCode",
		checkedOn,
		check: "professional",
	},
	"belgium.rent.indexation": {
		...belgianRent,
		unit: "years",
		value: 1,
		validFrom: null,
		article: "1728bis",
		check: "professional",
	},
	"flanders.rent.correctedIndexation": {
		...flemishRent,
		unit: "duty",
		value: null,
		validFrom: "2023-10-01",
		check: "professional",
	},
	"wallonia.rent.correctedIndexation": {
		...walloonRent,
		unit: "duty",
		value: null,
		validFrom: "2023-11-01",
		check: "professional",
	},
	"brussels.rent.correctedIndexation": {
		subject: "rent",
		region: "brussels",
		unit: "duty",
		value: null,
		validFrom: "2023-10-14",
		source: "brusselsIndexation",
		checkedOn,
		check: "official",
	},
	"brussels.rent.referenceRent": {
		...brusselsRent,
		unit: "duty",
		value: null,
		validFrom: "2025-05-01",
		check: "professional",
	},
	"brussels.rent.fireInsurance": {
		...brusselsRent,
		unit: "duty",
		value: null,
		validFrom: "2024-11-01",
		check: "professional",
	},
	"luxembourg.rent.writtenLease": {
		...luxembourgRent,
		unit: "duty",
		value: null,
		validFrom: "2024-08-01",
		check: "official",
	},
	"luxembourg.rent.agencyFee": {
		...luxembourgRent,
		unit: "percent",
		value: 50,
		validFrom: "2024-08-01",
		check: "official",
	},
	"luxembourg.rent.notice": {
		...luxembourgRent,
		unit: "months",
		value: 3,
		validFrom: "2006-11-01",
		check: "professional",
	},
	"luxembourg.rent.revision": {
		...luxembourgRent,
		unit: "years",
		value: 2,
		validFrom: "2006-11-01",
		check: "professional",
	},
	"luxembourg.rent.mostIncrease": {
		...luxembourgRent,
		unit: "percent",
		value: 10,
		validFrom: "2024-08-01",
		check: "professional",
	},
	"luxembourg.rent.mostOfCapital": {
		...luxembourgRent,
		unit: "percent",
		value: 5,
		validFrom: "2006-11-01",
		check: "professional",
	},
} as const satisfies Record<string, Figure>;
