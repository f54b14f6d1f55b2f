/** The colours of the embedded map; a canvas cannot read the page's own. */
export type Palette = {
	abroad: string;
	sea: string;
	land: string;
	border: string;
	region: string;
	river: string;
	label: string;
	halo: string;
	accent: string;
};

const light: Palette = {
	abroad: "#efece5",
	sea: "#dfe7e8",
	land: "#fbfaf7",
	border: "#a9a294",
	region: "#c9c2b4",
	river: "#cfdcdf",
	label: "#4b4740",
	halo: "#fbfaf7",
	accent: "#a5401f",
};

const dark: Palette = {
	abroad: "#131210",
	sea: "#141a1c",
	land: "#211f1b",
	border: "#6b655a",
	region: "#474238",
	river: "#2a3639",
	label: "#cfc8bb",
	halo: "#211f1b",
	accent: "#eb9a76",
};

export function currentPalette(): Palette {
	return matchMedia("(prefers-color-scheme: dark)").matches ? dark : light;
}
