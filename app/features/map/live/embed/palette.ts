/** Colours of the map; a canvas cannot read CSS variables. */
export type Colours = {
	abroad: string;
	sea: string;
	land: string;
	border: string;
	region: string;
	river: string;
	label: string;
	halo: string;
	/** Only on the street map. */
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

export type Palette = Colours & {
	/** The agency's own accent for drawn and chosen areas. */
	accent: string;
};

export const light: Colours = {
	abroad: "#efece5",
	sea: "#dfe7e8",
	land: "#fbfaf7",
	border: "#a9a294",
	region: "#c9c2b4",
	river: "#cfdcdf",
	label: "#4b4740",
	halo: "#fbfaf7",
	built: "#f2eee6",
	green: "#e4eadb",
	wood: "#d9e2cf",
	water: "#cfdcdf",
	building: "#e4ddd0",
	street: "#ffffff",
	streetEdge: "#cdc4b3",
	mainStreet: "#fbe8c4",
	motorway: "#f0d6a8",
	path: "#c9bfad",
	rail: "#a89f8f",
	quietLabel: "#625e56",
	waterLabel: "#3f5b63",
	greenLabel: "#4c6340",
};

export const dark: Colours = {
	abroad: "#131210",
	sea: "#141a1c",
	land: "#1b1916",
	border: "#6b655a",
	region: "#474238",
	river: "#2a3639",
	label: "#ded8cd",
	halo: "#1b1916",
	built: "#1f1d19",
	green: "#222a1e",
	wood: "#1e271b",
	water: "#20292c",
	building: "#2e2a25",
	street: "#423d34",
	streetEdge: "#100f0d",
	mainStreet: "#50473a",
	motorway: "#5c4f3c",
	path: "#3e3931",
	rail: "#655e52",
	quietLabel: "#cbc5ba",
	waterLabel: "#8fabb3",
	greenLabel: "#9db08e",
};

const darkScheme = "(prefers-color-scheme: dark)";

export function currentPalette(): Palette {
	const accent = getComputedStyle(document.documentElement).getPropertyValue("--accent").trim();
	return { ...(matchMedia(darkScheme).matches ? dark : light), accent };
}

/** Calls back when the system's colour scheme changes. @returns function that removes the listener */
export function onSchemeChange(change: () => void): () => void {
	const scheme = matchMedia(darkScheme);
	scheme.addEventListener("change", change);
	return () => scheme.removeEventListener("change", change);
}
