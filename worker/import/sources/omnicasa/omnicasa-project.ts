import { type UnitOfProject, unitLists, unitStatus } from "../units";
import { figureOf, flagOf, numberOf, placeOf, richTextOf, textOf, toIsoString } from "../values";
import { cityOf, countryOf, type OmnicasaProperty, picturesOf, textsOf } from "./omnicasa-property";
import type { Item } from "./service";
import { type Meanings, standingOf } from "./statuses";

export function unitOf(item: Item, meanings: Meanings): UnitOfProject | null {
	const project = numberOf(item.ProjectID);
	if (typeof project !== "number" || project <= 0) return null;
	const price = flagOf(item.PublishPrice) === false ? null : figureOf(item.Price, "money");
	return {
		project,
		Unit: textOf(item.BoxNr) ?? textOf(item.Ident),
		Floor: textOf(item.Floor),
		Status: unitStatus(standingOf(item, meanings)),
		PropertyID: numberOf(item.ID),
		Price: typeof price === "number" ? price : null,
	};
}

/** Converts a project to a feed record. @param units units of all projects */
export function projectRecord(project: OmnicasaProperty, units: readonly UnitOfProject[]): Record<string, unknown> {
	const item = project[0][1];
	const own = units.filter((unit) => unit.project === numberOf(item.ID));
	return {
		ID: numberOf(item.ID),
		ProjectNumber: textOf(item.Ident),
		Name: textsOf(project, "Name"),
		Description: textsOf(project, "Description", (each) => richTextOf(each.Description ?? each.DescriptionA)),
		PublicAddress: flagOf(item.PublishAddress) ?? false,
		Street: textsOf(project, "Street"),
		HouseNumber: textOf(item.HouseNumber),
		Zip: textOf(item.Zip),
		City: cityOf(project),
		CountryID: countryOf(item).id,
		...placeOf(item.GoogleX, item.GoogleY),
		...unitLists(own),
		Pictures: picturesOf(item),
		LastChangedDate: toIsoString(item.LastChangedDate),
	};
}
