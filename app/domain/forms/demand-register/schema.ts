import * as z from "zod";
import { decodePolyline } from "../../localities/geo";
import { readZip } from "../../localities/zip";
import { isObjectPayload, isZip, listedZip, optionalAddress, zipOfCountry } from "../address";
import { person } from "../contact";
import { anyPropertyTypes, dealGoals, propertyTypes } from "../contact-demand/schema";
import { normaliseInput } from "../normalise-input";
import { codeLine, maxLengths, optionalLongText } from "../text";
import { choice, flag, list, optionalAmount, optionalWhole } from "../values";

const frequencies = ["instant", "daily", "weekly"] as const;
export type Frequency = (typeof frequencies)[number];

/** Frequency of alerts; "instant" by default. */
export const frequency = z.preprocess(
	(value) => normaliseInput(value) ?? "instant",
	z.enum(frequencies, { error: "choice" }),
);

const MAX_CRITERIA = 100;
const MAX_ZIPS = 200;
/** Every municipality of both countries, with a margin for new ones. */
const MAX_ZONES = 700;
const MIN_CORNERS = 3;
const MAX_CORNERS = 500;
const MAX_ROOMS = 99;

function hasCorners(text: string): boolean {
	const corners = decodePolyline(text)?.length ?? 0;
	return corners >= MIN_CORNERS && corners <= MAX_CORNERS;
}

/** A drawn area as an encoded polyline. */
const polygon = z.preprocess(
	normaliseInput,
	z
		.string({ error: "polygon" })
		.max(maxLengths.polygon, "polygon")
		.pipe(z.string().refine(hasCorners, "polygon"))
		.optional(),
);

const bounds = {
	minPrice: optionalAmount(),
	maxPrice: optionalAmount(),
	minBedrooms: optionalWhole(0, MAX_ROOMS),
	maxBedrooms: optionalWhole(0, MAX_ROOMS),
};

/** Criteria of a saved search, which properties are matched against. */
export const criteriaFields = {
	goal: choice("goal", dealGoals),
	propertyTypes,
	zips: list(
		listedZip().refine((zip) => isZip(readZip(zip).zip), "unknown.zips"),
		MAX_ZIPS,
	),
	zones: list(codeLine("zones", maxLengths.name), MAX_ZONES),
	polygon,
	...bounds,
	garages: optionalWhole(0, MAX_ROOMS),
	parkings: optionalWhole(0, MAX_ROOMS),
	bathrooms: optionalWhole(0, MAX_ROOMS),
	terrace: flag(),
	garden: flag(),
	/** Criteria without a form field, as query strings of a list; each item has one or more parameters. */
	search: list(codeLine("search", maxLengths.search), MAX_CRITERIA),
	frequency,
};

type Criteria = { zips?: unknown; zones?: unknown; polygon?: unknown } & Partial<Record<keyof typeof bounds, unknown>>;

const namesPlace = z.refine<Criteria>(
	({ zips, zones, polygon: area }) => [zips, zones].some(hasItems) || area !== undefined,
	{ error: "required.zips", path: ["zips"], when: isObjectPayload },
);

function hasItems(value: unknown): boolean {
	return !Array.isArray(value) || value.length > 0;
}

function inOrder(least: keyof typeof bounds, most: keyof typeof bounds) {
	return z.refine<Criteria>(
		(value) => {
			const [low, high] = [value[least], value[most]];
			return typeof low !== "number" || typeof high !== "number" || low <= high;
		},
		{ error: "range", path: [most], when: isObjectPayload },
	);
}

const savedSearchRules = [inOrder("minPrice", "maxPrice"), inOrder("minBedrooms", "maxBedrooms")] as const;

/** Changes of a saved search. One created from a list may have no type or place. */
export const savedSearchChange = z
	.object({ ...criteriaFields, propertyTypes: anyPropertyTypes })
	.check(...savedSearchRules);

export const savedSearch = z
	.object({ ...person, ...optionalAddress, ...criteriaFields, remark: optionalLongText(), newsletter: flag() })
	.check(zipOfCountry, namesPlace, ...savedSearchRules);
