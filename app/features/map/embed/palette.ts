/** The map's colours, from the site's palette; a canvas cannot read CSS variables. */
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
	/** Of the map with streets. */
	built: string;
	green: string;
	wood: string;
	water: string;
	building: string;
	street: string;
	streetEdge: string;
	mainStreet: string;
	motorway: string;
	path: string;
	rail: string;
	quietLabel: string;
	waterLabel: string;
	greenLabel: string;
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
	built: "#f6f3ed",
	green: "#e4eadb",
	wood: "#d9e2cf",
	water: "#cfdcdf",
	building: "#e9e3d8",
	street: "#ffffff",
	streetEdge: "#ddd6c9",
	mainStreet: "#fdf3df",
	motorway: "#f3dfbd",
	path: "#d3cbbc",
	rail: "#b9b1a3",
	quietLabel: "#625e56",
	waterLabel: "#4a6870",
	greenLabel: "#4c6340",
};

const dark: Palette = {
	abroad: "#131210",
	sea: "#141a1c",
	land: "#1b1916",
	border: "#6b655a",
	region: "#474238",
	river: "#2a3639",
	label: "#cfc8bb",
	halo: "#1b1916",
	accent: "#eb9a76",
	built: "#1f1d19",
	green: "#222a1e",
	wood: "#1e271b",
	water: "#20292c",
	building: "#2b2823",
	street: "#38342d",
	streetEdge: "#161411",
	mainStreet: "#463f33",
	motorway: "#55493a",
	path: "#322e28",
	rail: "#544e44",
	quietLabel: "#b3ada1",
	waterLabel: "#8fabb3",
	greenLabel: "#9db08e",
};

export function currentPalette(): Palette {
	return matchMedia("(prefers-color-scheme: dark)").matches ? dark : light;
}
