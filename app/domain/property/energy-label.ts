/** Every label of any region, best first. `_sub` stands for a minus. */
export const energyLabels = [
	"a_plusplus",
	"a_plus",
	"a",
	"a_sub",
	"b_plus",
	"b",
	"b_sub",
	"c_plus",
	"c",
	"c_sub",
	"d_plus",
	"d",
	"d_sub",
	"e_plus",
	"e",
	"e_sub",
	"f_plus",
	"f",
	"f_sub",
	"g",
	"h",
	"i",
] as const;

export type EnergyLabel = (typeof energyLabels)[number];
