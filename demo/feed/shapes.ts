import type { Kind } from "./property-types.ts";

export type Range = readonly [lowest: number, highest: number];

/**
 * `house`: a building on its own plot; `flat`: part of a building; `business`: work space; `land` and `garage`: no
 * building.
 */
export type Group = "house" | "flat" | "business" | "land" | "garage";

export type Shape = {
	group: Group;
	/** Floor area in m². */
	surface: Range;
	/** Plot in m² beyond the building's footprint. */
	ground?: Range;
	bedrooms?: Range;
	floors: Range;
	years: Range;
	facades?: 2 | 3 | 4;
	/** Factor on the locality's price per m² for houses, flats or land. */
	priceFactor: number;
};

/** Typical dimensions by kind. */
export const shapes: Record<Kind, Shape> = {
	terraced: house(2, [98, 185], [85, 260], [2, 4], [1898, 1974], 1),
	semi: house(3, [125, 190], [260, 620], [3, 4], [1948, 2012], 1.03),
	mansion: house(2, [210, 340], [160, 420], [4, 6], [1880, 1934], 0.98),
	villa: house(4, [190, 340], [780, 2400], [4, 6], [1962, 2019], 1.08),
	farmhouse: house(4, [180, 320], [1900, 8600], [3, 5], [1790, 1925], 0.92),
	bungalow: { ...house(4, [105, 175], [620, 1450], [2, 4], [1958, 1994], 1), floors: [1, 1] },
	flat: flat([72, 118], [1, 3], 1),
	duplex: flat([96, 150], [2, 3], 1.02),
	penthouse: flat([115, 185], [2, 3], 1.28),
	studio: flat([28, 42], [0, 0], 1.08),
	ground: flat([78, 115], [1, 3], 1.02),
	office: business([110, 420], [1, 2], [1968, 2016], 0.72),
	practice: business([85, 150], [1, 2], [1955, 2010], 0.86),
	shop: business([75, 190], [1, 2], [1905, 1998], 0.95),
	shopWithFlat: { ...business([190, 310], [2, 3], [1895, 1965], 0.74), bedrooms: [2, 3] },
	catering: business([140, 260], [1, 2], [1890, 1975], 0.85),
	investment: { ...business([260, 520], [3, 4], [1900, 1978], 0.72), bedrooms: [4, 8] },
	warehouse: { ...business([520, 1650], [1, 1], [1972, 2009], 0.34), ground: [400, 2600] },
	workshop: { ...business([180, 420], [1, 2], [1998, 2022], 0.42), ground: [40, 260] },
	plot: { group: "land", surface: [0, 0], ground: [420, 1280], floors: [0, 0], years: [0, 0], priceFactor: 1 },
	field: { group: "land", surface: [0, 0], ground: [6200, 21_000], floors: [0, 0], years: [0, 0], priceFactor: 0.05 },
	garage: { group: "garage", surface: [15, 21], floors: [1, 1], years: [1968, 2014], priceFactor: 0.55 },
	parking: { group: "garage", surface: [12, 14], floors: [1, 1], years: [1985, 2018], priceFactor: 0.62 },
};

function house(
	facades: 2 | 3 | 4,
	surface: Range,
	ground: Range,
	bedrooms: Range,
	years: Range,
	priceFactor: number,
): Shape {
	return { group: "house", surface, ground, bedrooms, floors: [2, 3], years, facades, priceFactor };
}

function flat(surface: Range, bedrooms: Range, priceFactor: number): Shape {
	return { group: "flat", surface, bedrooms, floors: [1, 1], years: [1961, 2018], priceFactor };
}

function business(surface: Range, floors: Range, years: Range, priceFactor: number): Shape {
	return { group: "business", surface, floors, years, priceFactor };
}
