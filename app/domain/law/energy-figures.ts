import { brusselsLabels, flemishLabels, walloonLabels } from "./energy-scales";
import type { Figure } from "./figure";

const checkedOn = "2026-11-23";

/** Figures on labels, certificates and their consequences. */
export const energyFigures = {
	"flanders.energy.labels": {
		subject: "energy",
		region: "flanders",
		unit: "labels",
		value: flemishLabels,
		validFrom: "2019-01-01",
		source: "flemishEnergy",
		checkedOn,
		check: "unverified",
	},
	"brussels.energy.labels": {
		subject: "energy",
		region: "brussels",
		unit: "labels",
		value: brusselsLabels,
		validFrom: null,
		source: "brusselsEnergy",
		checkedOn,
		check: "unverified",
	},
	"wallonia.energy.labels": {
		subject: "energy",
		region: "wallonia",
		unit: "labels",
		value: walloonLabels,
		validFrom: null,
		source: "walloonEnergy",
		checkedOn,
		check: "unverified",
	},
	"flanders.energy.renovation": {
		subject: "energy",
		region: "flanders",
		unit: "years",
		value: 6,
		validFrom: "2023-01-01",
		source: "flemishEnergy",
		checkedOn,
		check: "professional",
	},
	"belgium.energy.certificate": {
		subject: "energy",
		region: "belgium",
		unit: "years",
		value: 10,
		validFrom: null,
		source: "flemishEnergy",
		checkedOn,
		check: "professional",
	},
	"flanders.energy.asbestosBefore": {
		subject: "energy",
		region: "flanders",
		unit: "year",
		value: 2001,
		validFrom: "2022-11-23",
		source: "asbestos",
		checkedOn,
		check: "professional",
	},
} as const satisfies Record<string, Figure>;
