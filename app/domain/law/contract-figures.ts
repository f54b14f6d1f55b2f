import type { Figure } from "./figure";

const checkedOn = "2026-11-23";

/** Advance payments and terms of contracts. */
export const contractFigures = {
	"belgium.contract.advance": {
		subject: "contract",
		region: "belgium",
		unit: "percent",
		value: 10,
		validFrom: null,
		source: "agencyTerms",
		checkedOn,
		check: "own",
	},
	"belgium.contract.newBuildAdvance": {
		subject: "contract",
		region: "belgium",
		unit: "percent",
		value: 5,
		validFrom: null,
		source: "breyne",
		article: "10",
		checkedOn,
		check: "professional",
	},
	"luxembourg.contract.reservation": {
		subject: "contract",
		region: "luxembourg",
		unit: "percent",
		value: 2,
		validFrom: "1977-01-01",
		source: "luxembourgBuilding",
		article: "1601-13",
		checkedOn,
		check: "official",
	},
	"belgium.contract.deedWithin": {
		subject: "contract",
		region: "belgium",
		unit: "months",
		value: 4,
		validFrom: null,
		source: "registrationCode",
		checkedOn,
		check: "professional",
	},
	"belgium.contract.withdrawal": {
		subject: "contract",
		region: "belgium",
		unit: "days",
		value: 14,
		validFrom: null,
		source: "consumerLaw",
		article: "VI.67",
		checkedOn,
		check: "professional",
	},
} as const satisfies Record<string, Figure>;
