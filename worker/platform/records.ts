import * as z from "zod";
import type { StatedCosts } from "../../app/domain/costs/stated-costs";
import type { PropertyType } from "../../app/domain/feed/feed";
import type { FindingMessage, RunMessage } from "../../app/domain/imports/message";
import type { Multilingual } from "../../app/domain/language";
import type { PricePart } from "../../app/domain/property/deal-terms";
import type { PictureFile } from "../../app/domain/property/media/picture";
import type { OpenHouse } from "../../app/domain/property/open-houses";
import { dealStates } from "../../app/domain/property/property";
import { jsonColumn } from "./json-column";
import type { RowOf } from "./rows";

const multilingual: z.ZodType<Multilingual> = z.union([z.string(), z.record(z.string(), z.string().nullable())]);

export const readMultilingual = jsonColumn(multilingual);

const pictureFileSchema: z.ZodType<PictureFile> = z.object({
	url: z.string(),
	width: z.number().nullable(),
	copy: z.string().exactOptional(),
});

const pictureFilesSchema = z.array(pictureFileSchema);

export const readPictureFiles = jsonColumn(pictureFilesSchema);

const picture = z.object({
	url: z.string(),
	caption: multilingual.nullable(),
	files: pictureFilesSchema.exactOptional(),
});

export type StoredPicture = z.output<typeof picture>;

const pricePart: z.ZodType<PricePart> = z.object({
	amount: z.number(),
	word: z.enum(["bouquet", "start", "takeOver"]).exactOptional(),
	per: z.enum(["month", "week", "night"]).exactOptional(),
	from: z.literal(true).exactOptional(),
});

const openHouse: z.ZodType<OpenHouse> = z.object({
	id: z.string(),
	start: z.string(),
	end: z.string(),
	capacity: z.number().nullable(),
	takesRegistrations: z.boolean(),
});

const newBuild = z.object({
	newShare: z.number(),
	vatRate: z.number().nullable(),
	stated: z.custom<StatedCosts>((value) => typeof value === "object" && value !== null).nullable(),
});

/**
 * What the `card` column of a listing holds: the texts of a card in every language and the facts that no search
 * compares. Written by the import, read by the lists.
 */
const storedCardSchema = z.object({
	/** The record's own language, the first fallback of its texts. */
	own: z.string().nullable(),
	title: multilingual.nullable(),
	type: multilingual.nullable(),
	city: multilingual.nullable(),
	webId: z.number().nullable(),
	/** Under option or under offer; absent for every other property. */
	deal: z.enum(dealStates).exactOptional(),
	/** The parts of its price, for a deal whose price is not one amount; none where it is not published. */
	parts: z.array(pricePart).exactOptional(),
	/** The marquee's name, only where it replaces a price. */
	marquee: multilingual.nullable(),
	/** The price is the lowest of several ('starting from'). */
	from: z.boolean(),
	priceUnit: multilingual.nullable(),
	/** On top of a rent, in euro a month. */
	charges: z.number().nullable(),
	/** Of a new building with a price: what its buyer's taxes follow from, beside the price. */
	newBuild: newBuild.exactOptional(),
	/** Luxembourg's second class, as the agency writes it. */
	insulation: z.string().nullable(),
	/** The law asks for a mention that is missing, and the agency wants visitors to see it. */
	isIncomplete: z.boolean(),
	livingSurface: z.number().nullable(),
	groundSurface: z.number().nullable(),
	/** The shown point is the middle of a circle that holds the property. */
	area: z.boolean(),
	picture: picture.nullable(),
	/** Epoch seconds of the last fall in price, if the import saw one. */
	priceDownAt: z.number().nullable(),
	/** Epoch seconds until which confirmed saved searches alone hear of it, by a signed link; everybody sees it from then on. */
	registered: z.number().exactOptional(),
	/** Epoch seconds since when the site offers it; nought for what its own first import brought, absent where it never did. */
	since: z.number().exactOptional(),
	/** Open days, the next one first, as they were known when the card was written. */
	openHouses: z.array(openHouse).exactOptional(),
});

export type StoredCard = z.output<typeof storedCardSchema>;

export const readCard = jsonColumn(storedCardSchema);

/** What the `card` column of a project holds. */
const storedProjectCardSchema = z.object({
	own: z.string().nullable(),
	title: multilingual.nullable(),
	city: multilingual.nullable(),
	picture: picture.nullable(),
});

export type StoredProjectCard = z.output<typeof storedProjectCardSchema>;

export const readProjectCard = jsonColumn(storedProjectCardSchema);

// Messages of the import are stored as typed codes; readers put them into words.
const isCoded = (value: unknown) => typeof value === "object" && value !== null && "code" in value;

export const runMessageSchema = z.custom<RunMessage>(isCoded);
const runMessageColumn = jsonColumn(runMessageSchema);

/** Why a run did not come to its end. */
export function readRunMessage(json: string | null): RunMessage | null {
	return json === null ? null : runMessageColumn(json);
}

export const findingMessageSchema = z.custom<FindingMessage>(isCoded);

const readAttachments = jsonColumn(z.array(z.object({ key: z.string() })));

/** Keys of the files that rows of the outbox send along. */
export function attachmentKeys(rows: readonly { attachments: string }[]): string[] {
	return rows.flatMap(({ attachments }) => readAttachments(attachments).map(({ key }) => key));
}

/** A type of properties as the feed has it. */
export function propertyTypeOf(
	row: RowOf<"property_types", "id" | "parent_id" | "name" | "name_plural" | "web_id">,
): PropertyType {
	return {
		ID: row.id,
		ParentID: row.parent_id,
		Name: readMultilingual(row.name),
		NamePlural: row.name_plural === null ? null : readMultilingual(row.name_plural),
		WebID: row.web_id,
	};
}
