import type { RouterContextProvider } from "react-router";
import { listings, visitor } from "../../context";
import { bookingPath } from "../../domain/pages/paths";
import { shownFields } from "../../domain/property/fields/field-text";
import type { FieldKey } from "../../domain/property/fields/fields";
import { isPricePublished, takesForm } from "../../domain/property/listing";
import { isPlanName } from "../../domain/property/media/plan-name";
import type { UnitRow } from "../../domain/property/project/unit-rows";
import { pageRules } from "../../domain/property/visibility/visibility";
import { fieldLabelKey } from "../../domain/search/field-label";
import { textsOf } from "../layout/page-loader";
import { type Photo, photosOf } from "../media/photo";

/** Fields by which units are compared. */
const compared: readonly FieldKey[] = [
	"Bedrooms",
	"Bathrooms",
	"LivingSurface",
	"TerraceSurface",
	"TerraceOrientation",
	"GardenSurface",
	"GardenOrientation",
	"EPCLabelText",
];

/** Unit shown beside the building. */
export type ShownUnit = {
	row: UnitRow;
	/** Names of the previous and next units. */
	previous: string | null;
	next: string | null;
	/** Floor plan, or else a picture of its rooms. */
	picture: Photo | null;
	facts: { label: string; text: string }[];
	/** Path for booking a viewing; null if the unit cannot be viewed. */
	booking: string | null;
};

/** @param units in navigation order */
export async function loadUnit(
	context: Readonly<RouterContextProvider>,
	units: readonly UnitRow[],
	row: UnitRow,
): Promise<ShownUnit> {
	const place = units.indexOf(row);
	const [previous, next] = [units[place - 1]?.unit ?? null, units[place + 1]?.unit ?? null];
	const own = row.path === null ? null : await ofProperty(context, row.propertyId);
	return { row, previous, next, ...(own ?? { picture: null, facts: [], booking: null }) };
}

async function ofProperty(context: Readonly<RouterContextProvider>, id: number | null) {
	const { language } = context.get(visitor);
	const services = context.get(listings);
	const answer = id === null ? null : await services.property(id, language);
	if (answer?.found !== "listed") return null;
	const { card, property, region, pictures } = answer.detail;
	const t = textsOf(context, "property");
	const { visibilityConditions } = await services.siteData();
	const fields = shownFields(property, language, {
		rules: pageRules(visibilityConditions),
		isPriceHidden: !isPricePublished(card),
	});
	const photos = photosOf(pictures);
	return {
		// The first picture is of the building, as for every unit in it.
		picture: photos.find(({ alt }) => isPlanName(alt)) ?? photos[1] ?? photos[0] ?? null,
		facts: compared.flatMap((key) => {
			const found = fields.find(({ field }) => field.key === key);
			return found ? [{ label: t(fieldLabelKey(key, region)), text: found.shown.text }] : [];
		}),
		booking: takesForm(card, "viewing") ? bookingPath(card.id, language) : null,
	};
}
