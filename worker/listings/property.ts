import { inEveryLanguage, type Language, type Multilingual } from "../../app/domain/language";
import { streetLine } from "../../app/domain/localities/postal-address";
import { type AddressWords, projectPath, unitPath } from "../../app/domain/pages/listing-paths";
import { projectWord } from "../../app/domain/property/fields/field-words";
import type { ListingCard, ListingDocument, ListingPicture, PropertyDetail } from "../../app/domain/property/listing";
import type { Property } from "../../app/domain/property/property";
import type { Reader } from "../platform/reader";
import {
	readMultilingual,
	readPictureFiles,
	readProjectCard,
	type StoredCard,
	type StoredProjectCard,
} from "../platform/records";
import type { RowOf } from "../platform/rows";
import {
	addressWords,
	alternatePaths,
	type CardRow,
	cardColumns,
	readRow,
	shapeCard,
	shapePicture,
	textLanguage,
	textOf,
	untranslatedIn,
} from "./card";
import { introductionIn } from "./introduction";
import type { Shaping } from "./search-parts";

/** Result of looking up a property by id. */
export type PropertyLookup =
	| { found: "listed"; detail: PropertyDetail }
	/** Sold or rented, and its badge has expired: gone, shown with similar properties. */
	| { found: "ended"; detail: PropertyDetail }
	| { found: "none" };

type PropertyRow = CardRow & RowOf<"listings", "state" | "project_id"> & RowOf<"property_details", "detail">;
type PictureRow = RowOf<"pictures", "url" | "caption" | "files">;
type DocumentRow = RowOf<"documents", "id" | "name" | "url" | "access">;
type ProjectRow = RowOf<"projects", "id" | "card">;
type PriceRow = RowOf<"price_history", "at" | "price">;

/** Maximum number of prices read for the price history. */
const PRICES_READ = 4;

/** `preview` treats drafts, unpublished and ended properties as listed. Withdrawn ones are never found. */
export async function findProperty(
	reader: Reader,
	id: number,
	shaping: Shaping,
	preview = false,
): Promise<PropertyLookup> {
	const [rows, pictures, documents, projects, prices] = await reader.batch<
		[PropertyRow, PictureRow, DocumentRow, ProjectRow, PriceRow]
	>([
		reader.prepare(
			`SELECT ${cardColumns}, l.state, l.project_id, d.detail
			FROM listings AS l JOIN property_details AS d ON d.id = l.id WHERE l.id = ?`,
			id,
		),
		mediaStatement(reader, "pictures", "property", id),
		mediaStatement(reader, "documents", "property", id),
		reader.prepare(
			`SELECT p.id, p.card FROM listings AS l CROSS JOIN projects AS p ON p.id = l.project_id AND p.state = 'listed'
			WHERE l.id = ?`,
			id,
		),
		reader.prepare(
			`SELECT h.at, h.price FROM price_history AS h CROSS JOIN listings AS l ON l.id = h.property_id
			WHERE h.property_id = ? AND h.goal = l.facts ->> '$.goal' ORDER BY h.at DESC LIMIT ?`,
			id,
			PRICES_READ,
		),
	]);
	const row = rows[0];
	if (!row) return { found: "none" };
	const detail = shapeProperty(row, pictures, documents, { project: projects[0] ?? null, prices }, shaping);
	if (row.state === "listed" || (preview && row.state !== "withdrawn")) return { found: "listed", detail };
	return row.state === "ended" ? { found: "ended", detail } : { found: "none" };
}

export function mediaStatement(
	reader: Reader,
	table: "pictures" | "documents",
	kind: "property" | "project",
	ownerId: number,
): D1PreparedStatement {
	const columns = table === "pictures" ? "url, caption, files" : "id, name, url, access";
	return reader.prepare(
		`SELECT ${columns} FROM ${table} WHERE kind = ? AND owner_id = ? ORDER BY position`,
		kind,
		ownerId,
	);
}

function shapeProperty(
	row: PropertyRow,
	pictures: readonly PictureRow[],
	documents: readonly DocumentRow[],
	{ project, prices }: { project: ProjectRow | null; prices: PriceRow[] },
	shaping: Shaping,
): PropertyDetail {
	const read = readRow(row);
	const { facts, stored } = read;
	const introduction = introductionIn(row.detail, shaping);
	const { property } = introduction;
	const textIn = textOf(property.Language, shaping);
	const card = shapeCard(row, shaping);
	return {
		card,
		reference: property.Reference || null,
		...introduction,
		pictures: shapePictures(pictures, card.title, textIn),
		documents: shapeDocuments(documents, textIn),
		region: facts.region,
		street: shownStreet(textIn(property.Street), property, card.country),
		country: textIn(property.CountryName),
		project: project ? linkToProject(project, row.id, stored, shaping) : null,
		listedAt: stored.since || null,
		// A hidden price has no public history.
		prices: card.price === null ? [] : prices,
		alternates: alternatePaths(read, shaping.defaultLanguage),
		untranslated: untranslatedIn(property.Title ?? property.Description, property.Language, shaping.defaultLanguage),
		foreignTitle: foreignTitleOf(row.id, stored, shaping),
	};
}

type TextIn = (text: Multilingual | null | undefined) => string | null;

export function shapePictures(rows: readonly PictureRow[], title: string, textIn: TextIn): ListingPicture[] {
	return rows.map(({ url, caption, files }) =>
		shapePicture(
			files === null ? { url } : { url, files: readPictureFiles(files) },
			textIn(parseText(caption)) ?? title,
		),
	);
}

/** A document that is sent on request has no public URL. */
export function shapeDocuments(rows: readonly DocumentRow[], textIn: TextIn): ListingDocument[] {
	return rows.map((row) => ({
		id: row.id,
		name: textIn(parseText(row.name)) ?? row.id,
		url: row.access === "public" ? row.url : null,
		access: row.access,
	}));
}

export function parseText(json: string | null): Multilingual | null {
	return json === null ? null : readMultilingual(json);
}

/** Street, number and box; null if the street is hidden or unknown. */
export function shownStreet(
	street: string | null,
	{ HouseNumber, BoxNr }: Pick<Property, "HouseNumber" | "BoxNr">,
	country: ListingCard["country"],
): string | null {
	return street === null ? null : streetLine({ street, houseNumber: HouseNumber, box: BoxNr }, country ?? null);
}

function foreignTitleOf(id: number, stored: StoredCard, shaping: Shaping): PropertyDetail["foreignTitle"] {
	const text = textOf(stored.own, shaping)(stored.title);
	if (text === null || addressWords(id, stored, shaping.language, shaping.defaultLanguage).title !== null) return null;
	return { text, language: textLanguage(stored.title, stored.own, shaping) };
}

function linkToProject(project: ProjectRow, id: number, unit: StoredCard, shaping: Shaping): PropertyDetail["project"] {
	const stored = readProjectCard(project.card);
	const words = projectWords(project.id, stored, shaping.language, shaping.defaultLanguage);
	return {
		id: project.id,
		name: projectName(words, shaping.language),
		path: projectPath(words, shaping.language),
		unitPath: unitPath(words, addressWords(id, unit, shaping.language, shaping.defaultLanguage), shaping.language),
	};
}

/** The words of a project's URL in one language. */
export function projectWords(id: number, stored: StoredProjectCard, language: Language, fallback: Language) {
	const textIn = textOf(stored.own, { language, defaultLanguage: fallback });
	return { id, title: textIn(stored.title), type: null, city: textIn(stored.city) };
}

export function projectName({ id, title, city }: AddressWords, language: Language): string {
	return title ?? city ?? `${projectWord[language]} ${id}`;
}

/** A project's path in every language. */
export function projectPaths(id: number, stored: StoredProjectCard, fallback: Language): Record<Language, string> {
	return inEveryLanguage((language) => projectPath(projectWords(id, stored, language, fallback), language));
}
