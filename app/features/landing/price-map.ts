import type { MunicipalityPrices } from "../../domain/landing/municipality-prices";
import { placeOf } from "../../domain/landing/places";
import type { Language } from "../../domain/language";
import { localities } from "../../domain/localities/localities";

/** Map of both countries with a dot for each municipality; those with figures are coloured by quintile. */
export type PriceMap = {
	width: number;
	height: number;
	/** Path data of all municipalities. */
	base: string;
	dots: { code: string; x: number; y: number; step: number; label: string }[];
	/** Labels of the colours, lowest first. */
	legend: string[];
};

const WEST = 2.5;
const NORTH = 51.55;
const WIDTH = 616;
const HEIGHT = 520;
/** Pixels per degree of latitude. NARROWING is the relative length of a degree of longitude at 50.5° north. */
const SCALE = 238;
const NARROWING = 0.636;
const STEPS = 5;

function onPaper(latitude: number, longitude: number): { x: number; y: number } {
	return { x: Math.round((longitude - WEST) * NARROWING * SCALE), y: Math.round((NORTH - latitude) * SCALE) };
}

export function priceMap(
	prices: readonly MunicipalityPrices[],
	format: (amount: number) => string,
	language: Language,
): PriceMap {
	const sorted = prices.map(({ median }) => median).sort((a, b) => a - b);
	const steps = Math.min(STEPS, sorted.length);
	const stepOf = (median: number) => {
		const rank = sorted.indexOf(median);
		return Math.min(steps - 1, Math.floor((rank / sorted.length) * steps));
	};
	const legend = Array.from({ length: steps }, (_, step) => {
		const own = sorted.filter((median) => stepOf(median) === step);
		const [lowest, highest] = [own[0], own.at(-1)];
		if (lowest === undefined || highest === undefined) return null;
		return lowest === highest ? format(lowest) : `${format(lowest)} – ${format(highest)}`;
	});
	return {
		width: WIDTH,
		height: HEIGHT,
		base: localities
			.map(({ lat, lng }) => {
				const { x, y } = onPaper(lat, lng);
				return `M${x} ${y}h0`;
			})
			.join(""),
		dots: prices.flatMap(({ code, median }) => {
			const place = placeOf(code);
			if (!place?.centre) return [];
			const { x, y } = onPaper(place.centre.latitude, place.centre.longitude);
			return [{ code, x, y, step: stepOf(median), label: `${place.names[language]}, ${format(median)}` }];
		}),
		legend: legend.filter((text) => text !== null),
	};
}
