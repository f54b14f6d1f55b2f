import { textsIn } from "../title";
import { type UnitOfProject, unitLists, unitStatus } from "../units";
import { figureOf, flagOf, numberOf, placeOf, textOf, toIsoString } from "../values";
import { fieldsOfDetails, inLanguage } from "./details";
import {
	cityOf,
	countryOf,
	documentsOf,
	type Estate,
	languageOf,
	listOf,
	picturesOf,
	standingOf,
	textsOf,
} from "./whise-property";

/** Whether an estate is a project. A project has no price of its own; only its units are offered. */
export function isProject(estate: Estate): boolean {
	return flagOf(estate.canHaveChildren) === true;
}

export function unitOf(estate: Estate): UnitOfProject | null {
	const project = numberOf(estate.parentId);
	if (typeof project !== "number" || project <= 0 || isProject(estate)) return null;
	const price = flagOf(estate.displayPrice) === true ? figureOf(estate.price, "money") : null;
	return {
		project,
		Unit: textOf(estate.box) ?? textOf(estate.referenceNumber) ?? textOf(estate.name),
		Floor: textOf(estate.floor),
		Status: unitStatus(standingOf(estate)),
		PropertyID: numberOf(estate.id),
		Price: typeof price === "number" ? price : null,
	};
}

/** Converts a project to a feed record. @param units units of all projects */
export function projectRecord(estate: Estate, units: readonly UnitOfProject[]): Record<string, unknown> {
	const language = languageOf(estate);
	const { place, title } = fieldsOfDetails(listOf(estate.details), language);
	const own = units.filter(({ project }) => project === numberOf(estate.id));
	return {
		ID: numberOf(estate.id),
		ProjectNumber: textOf(estate.referenceNumber),
		Name: inLanguage(title, language) ?? textsIn(textOf(estate.name)),
		Language: language,
		Description: { ...textsOf(estate.shortDescription), ...textsOf(estate.longDescription) },
		PublicAddress: flagOf(estate.displayAddress) === true,
		Street: textOf(estate.address),
		HouseNumber: textOf(estate.number),
		Zip: textOf(estate.zip),
		City: cityOf(estate),
		CountryID: countryOf(estate).id,
		...placeOf(place[0], place[1]),
		...unitLists(own),
		Pictures: picturesOf(estate, language),
		Documents: documentsOf(estate, language),
		LastChangedDate: toIsoString(estate.updateDateTime),
	};
}
