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
 * Content of the `card` column of a listing: the card's texts in every language and the facts that no search compares.
 * Written by the import, read by the lists.
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
	/** The parts of a price that is not one amount; empty when it is not published. */
	parts: z.array(pricePart).exactOptional(),
	/** Name of the marquee, only when it replaces the price. */
	marquee: multilingual.nullable(),
	/** Whether the price is the lowest of several ("starting from"). */
	from: z.boolean(),
	priceUnit: multilingual.nullable(),
	/** Charges on top of the rent, in euro a month. */
	charges: z.number().nullable(),
	/** Tax facts of a new building with a price, from which the buyer's taxes are calculated. */
	newBuild: newBuild.exactOptional(),
	/** Luxembourg's insulation class, as the agency writes it. */
	insulation: z.string().nullable(),
	/** Whether a legally required statement is missing and the agency shows that to visitors. */
	isIncomplete: z.boolean(),
	livingSurface: z.number().nullable(),
	groundSurface: z.number().nullable(),
	/** Whether the shown point is the centre of a circle that contains the property. */
	area: z.boolean(),
	picture: picture.nullable(),
	/** Epoch seconds of the last price reduction that the import saw. */
	priceDownAt: z.number().nullable(),
	/** Epoch seconds until which only confirmed saved searches are notified, with a signed link; then it is public. */
	registered: z.number().exactOptional(),
	/**
	 * Epoch seconds since when the site offers it; 0 when the first import brought it, absent when it was never offered.
	 */
	since: z.number().exactOptional(),
	/** Open days known when the card was written, next one first. */
	openHouses: z.array(openHouse).exactOptional(),
});

export type StoredCard = z.output<typeof storedCardSchema>;

export const readCard = jsonColumn(storedCardSchema);

/** Content of the `card` column of a project. */
const storedProjectCardSchema = z.object({
	own: z.string().nullable(),
	title: multilingual.nullable(),
	city: multilingual.nullable(),
	picture: picture.nullable(),
});

export type StoredProjectCard = z.output<typeof storedProjectCardSchema>;

export const readProjectCard = jsonColumn(storedProjectCardSchema);

// Import messages are stored as typed codes; readers translate them.
const isCoded = (value: unknown) => typeof value === "object" && value !== null && "code" in value;

export const runMessageSchema = z.custom<RunMessage>(isCoded);
const runMessageColumn = jsonColumn(runMessageSchema);

/** Reason why an import run did not finish. */
export function readRunMessage(json: string | null): RunMessage | null {
	return json === null ? null : runMessageColumn(json);
}

export const findingMessageSchema = z.custom<FindingMessage>(isCoded);

const readAttachments = jsonColumn(z.array(z.object({ key: z.string() })));

/** Keys of the attachments of outbox rows. */
export function attachmentKeys(rows: readonly { attachments: string }[]): string[] {
	return rows.flatMap(({ attachments }) => readAttachments(attachments).map(({ key }) => key));
}

/** Converts a row to the feed's property type. */
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
