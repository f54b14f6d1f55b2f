import { rentalTermsOf } from "../../app/domain/costs/rental-terms";
import { agencyPropertyCard, type CardPart, emailPropertyCard } from "../../app/domain/email/property-card";
import { leadAgentOf } from "../../app/domain/lead";
import { addressLine } from "../../app/domain/localities/postal-address";
import type { ListingDocument } from "../../app/domain/property/listing";
import { unitChoices, unitRows } from "../../app/domain/property/project/unit-rows";
import type { Settings } from "../env";
import type { Listings } from "../listings/service";
import type { Subject, Subjects } from "./dependencies";

export type SubjectSource = Pick<Listings, "property" | "forAgency" | "project" | "typeNames" | "types">;

/** Creates the source of subjects, with the facts that each audience may see. */
export function subjectsOf(listings: SubjectSource, { minimumIncome, maximumPersons }: Settings): Subjects {
	return {
		async property(id, language, origin) {
			const answer = await listings.property(id, language);
			if (answer.found === "ended") return "gone";
			const own = (await listings.forAgency([id], language)).get(id);
			if (answer.found === "none" || !own) return null;
			const { card, documents, region, street, reference } = answer.detail;
			const { record, name } = own;
			const both = {
				officeId: record.OfficeID?.toString() ?? null,
				offered: card,
				region,
				countryId: record.CountryID ?? null,
				units: new Set<string>(),
				projectId: record.ProjectID ?? null,
				rental: rentalTermsOf(record, { minimumIncome, maximumPersons }),
				agent: leadAgentOf(record),
			};
			const visitor = {
				...subjectOf(card, documents, origin, street),
				...both,
				name: null,
				reference,
				cadastral: null,
			};
			const cadastral = record.CadastralReference || null;
			const agency = {
				...visitor,
				name: name.short,
				place: name.address,
				reference: record.Reference || null,
				cadastral,
				propertyCard: agencyPropertyCard(card, name, origin),
			};
			const confirmed = {
				...visitor,
				place: name.address,
				cadastral,
				propertyCard: emailPropertyCard<"confirmed">(card, origin),
			};
			return { visitor, confirmed, agency };
		},
		async project(id, language, origin) {
			const project = await listings.project(id, language);
			if (!project) return null;
			const { card, documents, region, street, number } = project;
			const shown = { ...card, priceText: "", priceUnit: null };
			const part = subjectOf(shown, documents, origin, street);
			const both = {
				...part,
				name: [number, street ?? card.city].filter(Boolean).join(", ") || null,
				reference: null,
				cadastral: null,
				officeId: null,
				offered: null,
				region,
				countryId: null,
				units: new Set(unitChoices(unitRows(project)).map(({ value }) => value)),
				projectId: null,
				rental: null,
				agent: null,
			};
			return {
				visitor: both,
				confirmed: { ...both, propertyCard: emailPropertyCard<"confirmed">(shown, origin) },
				agency: { ...both, propertyCard: agencyPropertyCard(shown, { long: part.place }, origin) },
			};
		},
		propertyTypes: listings.typeNames,
		typeTree: listings.types,
	};
}

function subjectOf(
	card: CardPart,
	documents: readonly ListingDocument[],
	origin: string,
	street: string | null,
): Pick<Subject<"visitor">, "propertyCard" | "place" | "zip" | "documents"> {
	return {
		propertyCard: emailPropertyCard(card, origin),
		place: addressLine(street, card),
		zip: card.zip,
		documents: new Map(documents.map(({ id, name }) => [id, name])),
	};
}
