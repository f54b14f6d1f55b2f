import type { EnergyLabel } from "../property/energy-label";

/** Labels from the best, with the upper limit in kWh/m² per year (null for none). `below` excludes the limit itself. */
export type LabelScale = readonly (readonly [label: EnergyLabel, limit: number | null, bound?: "below"])[];

/** Limits in kWh/m² per year. Source: specification, section 9. */
export const flemishLabels: LabelScale = [
	["a_plus", 0, "below"],
	["a", 100, "below"],
	["b", 200, "below"],
	["c", 300, "below"],
	["d", 400, "below"],
	["e", 500, "below"],
	["f", null],
];

/** Limits in kWh/m² per year. Source: specification, section 9. */
export const walloonLabels: LabelScale = [
	["a_plusplus", 0],
	["a_plus", 45],
	["a", 85],
	["b", 170],
	["c", 255],
	["d", 340],
	["e", 425],
	["f", 510],
	["g", null],
];

/**
 * Limits in kWh/m² per year. The specification only states that label `g` starts at 346; the other limits are the
 * official scale as in the open-source `epb` tables. The official scale has no F+ and F-.
 */
export const brusselsLabels: LabelScale = [
	["a_plus", 15],
	["a", 30],
	["a_sub", 45],
	["b_plus", 62],
	["b", 78],
	["b_sub", 95],
	["c_plus", 113],
	["c", 132],
	["c_sub", 150],
	["d_plus", 170],
	["d", 190],
	["d_sub", 210],
	["e_plus", 232],
	["e", 253],
	["e_sub", 275],
	["f", 346, "below"],
	["g", null],
];
