import { unitLists, unitStatus } from "../units";
import { asText, figureOf, flagOf, placeOf, richTextOf, textOf } from "../values";
import { cityNames } from "../words";
import { numberOfEstate } from "./announcements";
import type { Estate } from "./service";
import {
	countryOf,
	type Dates,
	documentsOf,
	listOf,
	partOf,
	picturesOf,
	standingOf,
	textsOf,
} from "./sweepbright-property";

export function isProject(estate: Estate): boolean {
	return flagOf(estate.is_project) === true;
}

/** Units of a project, which are part of its record. */
export function unitsOf(estate: Estate): Estate[] {
	return listOf(estate.properties).filter((unit) => typeof textOf(unit.id) === "string");
}

/** Converts a project to a feed record. */
export function projectRecord(estate: Estate, dates: Dates): Record<string, unknown> {
	const location = partOf(estate.location);
	const country = countryOf(location);
	const units = unitsOf(estate).map((unit) => ({
		Unit: textOf(partOf(unit.location).box) ?? textOf(partOf(unit.settings).reference),
		Floor: textOf(partOf(unit.location).floor),
		Status: unitStatus(standingOf(unit)),
		PropertyID: numberOfEstate(asText(unit.id)),
		Price: flagOf(partOf(unit.price).hidden) === true ? null : figureOf(partOf(unit.price).amount, "money"),
	}));
	return {
		ID: numberOfEstate(asText(estate.id)),
		ProjectNumber: textOf(partOf(estate.settings).reference),
		Name: textsOf(estate.description_title),
		Description: textsOf(estate.description, richTextOf),
		PublicAddress: flagOf(location.hidden) === false,
		Street: textOf(location.street),
		HouseNumber: textOf(location.number),
		Zip: textOf(location.postal_code),
		City: cityNames(textOf(location.city), textOf(location.postal_code), country.id),
		CountryID: country.id,
		...placeOf(partOf(location.geo).latitude, partOf(location.geo).longitude),
		...unitLists(units),
		Pictures: picturesOf(estate),
		Documents: documentsOf(estate),
		LastChangedDate: dates.changed,
	};
}
