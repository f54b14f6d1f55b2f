import type { Language } from "../../app/domain/language";
import { HIDDEN_RADIUS_METRES } from "../../app/domain/localities/geo";
import { isRegion } from "../../app/domain/localities/region";
import { projectPath } from "../../app/domain/pages/listing-paths";
import type { ProjectCard, ProjectConstruction, ProjectDetail, ProjectPrice } from "../../app/domain/property/listing";
import { isPlanName } from "../../app/domain/property/media/plan-name";
import { newBuildPriceText } from "../../app/domain/property/price";
import type { Project } from "../../app/domain/property/project/project";
import { PAGE_SIZE } from "../../app/domain/search/search";
import { parseTrustedJson } from "../platform/json-column";
import type { Bound, Reader } from "../platform/reader";
import { readProjectCard, type StoredProjectCard } from "../platform/records";
import type { Computed, RowOf } from "../platform/rows";
import { type CardRow, cardColumns, shapeCard, shapePicture, textLanguage, textOf, untranslatedIn } from "./card";
import { cacheUntilChange, isCacheable, type NewestRow, newestStatement } from "./kept";
import { type ProjectPlaces, projectPlaces } from "./project-places";
import {
	mediaStatement,
	parseText,
	projectName,
	projectPaths,
	projectWords,
	shapeDocuments,
	shapePictures,
	shownStreet,
} from "./property";
import type { SearchParts, Shaping } from "./search-parts";

/** Maximum number of a project's properties on its page. */
const MAX_HOMES = 500;

type ProjectCardRow = RowOf<"projects", "id" | "region" | "zip" | "external_url" | "card"> &
	Computed<{ sold_out_as: ProjectCard["soldOut"]; free: number; price_from: number | null; prices: string }>;

type ProjectRow = ProjectCardRow & RowOf<"projects", "detail">;
type ConstructionRow = RowOf<"constructions", "unit" | "floor" | "status" | "requirement" | "property_id">;
type PictureRow = RowOf<"pictures", "url" | "caption" | "files">;
type DocumentRow = RowOf<"documents", "id" | "name" | "url" | "access">;
type HiddenRow = RowOf<"listings", "id">;
type PaperRow = RowOf<"documents", "owner_id" | "name" | "url">;

/** Maximum number of public documents of a project's properties that are searched for floor plans. */
const MAX_PAPERS = 500;

/** Prices are of listed properties for sale that are not sold. */
const forSale = "l.listed = 1 AND l.project_id = p.id AND l.goal = 0 AND l.ended = 0";
const projectColumns = `p.id, p.region, p.zip, p.external_url, p.card,
	iif(p.sold_out, (
		SELECT iif(max(status = 'rented') > max(status = 'sold'), 'rented', 'sold') FROM constructions WHERE project_id = p.id
	), NULL) AS sold_out_as,
	(SELECT count(*) FROM constructions AS c
		LEFT JOIN listings AS l ON l.id = c.property_id AND l.listed = 1 AND l.project_id = p.id
		WHERE c.project_id = p.id AND coalesce(c.status, 'for-sale') = 'for-sale'
		AND iif(l.id IS NULL, c.status IS NOT NULL, l.ended = 0 AND l.card ->> 'deal' IS NULL)
	) + (SELECT count(*) FROM json_each(p.detail, '$.PriceList') AS entry
		JOIN listings AS l ON l.id = entry.value ->> 'PropertyID' AND l.listed = 1 AND l.project_id = p.id
		WHERE entry.value ->> 'Price' IS NOT NULL AND l.price IS NOT NULL AND l.ended = 0 AND l.card ->> 'deal' IS NULL
		AND NOT EXISTS (SELECT 1 FROM constructions WHERE project_id = p.id AND unit = entry.value ->> 'Unit')
	) AS free,
	(SELECT min(l.price) FROM listings AS l WHERE ${forSale}) AS price_from,
	(SELECT json_group_array(json_object('bedrooms', bedrooms, 'price', price, 'homes', homes)) FROM (
		SELECT l.bedrooms, min(l.price) AS price, count(*) AS homes FROM listings AS l
		WHERE ${forSale} AND l.price IS NOT NULL AND l.bedrooms IS NOT NULL GROUP BY l.bedrooms ORDER BY l.bedrooms
	)) AS prices`;

export type ProjectFilters = {
	/** `names`: values of the `city` parameter; `radius` in km. */
	places?: { names: readonly string[]; radius?: number | undefined };
	/** Leaves out projects that are sold out. */
	available?: boolean;
	page?: number;
};

export type ProjectPage = { total: number; page: number; pages: number; pageSize: number; items: ProjectCard[] };

/** First pages of all places, by language and `available`. */
const keptOf = cacheUntilChange(() => new Map<string, ProjectPage>());

/** Projects, the latest first, those that are sold out last. */
export async function findProjects(parts: SearchParts, filters: ProjectFilters): Promise<ProjectPage> {
	const { reader, snapshot, shaping } = parts;
	const { page = 1, places, available = false } = filters;
	const within = places && places.names.length > 0 ? projectPlaces(places.names, places.radius) : null;
	const { where, values } = projectConditions(within, available);
	const key = page === 1 && within === null ? `${shaping.language} ${available}` : null;
	const kept = keptOf(snapshot);
	const known = key === null ? undefined : kept.get(key);
	if (known) return known;
	const [totals, rows, newest] = await reader.batch<[Computed<{ total: number }>, ProjectCardRow, NewestRow]>([
		reader.prepare(`SELECT count(*) AS total FROM projects AS p WHERE ${where}`, ...values),
		reader.prepare(
			`SELECT ${projectColumns} FROM projects AS p WHERE ${where}
			ORDER BY p.sold_out, p.listed_at DESC, p.id DESC LIMIT ? OFFSET ?`,
			...values,
			PAGE_SIZE,
			(page - 1) * PAGE_SIZE,
		),
		newestStatement(reader),
	]);
	const total = totals[0]?.total ?? 0;
	const found: ProjectPage = {
		total,
		page,
		pages: Math.ceil(total / PAGE_SIZE),
		pageSize: PAGE_SIZE,
		items: rows.map((row) => shapeProjectCard(row, readProjectCard(row.card), shaping)),
	};
	if (key !== null && isCacheable(newest, snapshot)) kept.set(key, found);
	return found;
}

function projectConditions(within: ProjectPlaces | null, available: boolean): { where: string; values: Bound[] } {
	const where = ["p.state = 'listed'"];
	const values: Bound[] = [];
	if (within) {
		const cities = ["nl", "fr", "en", "de"].map((language) => `p.city_${language} IN (SELECT value FROM json_each(?))`);
		const zip = "iif(p.region = 'luxembourg', 'L-', '') || p.zip";
		where.push(`(${zip} IN (SELECT value FROM json_each(?)) OR ${cities.join(" OR ")})`);
		values.push(JSON.stringify(within.zips), ...cities.map(() => JSON.stringify(within.cities)));
	}
	if (available) where.push("p.sold_out = 0");
	return { where: where.join(" AND "), values };
}

/** A project with its properties; null if it is not listed. */
export async function findProject(reader: Reader, id: number, shaping: Shaping): Promise<ProjectDetail | null> {
	const [rows, constructions, pictures, documents, properties, hidden, papers] = await reader.batch<
		[ProjectRow, ConstructionRow, PictureRow, DocumentRow, CardRow, HiddenRow, PaperRow]
	>([
		reader.prepare(`SELECT ${projectColumns}, p.detail FROM projects AS p WHERE p.id = ? AND p.state = 'listed'`, id),
		reader.prepare(
			"SELECT unit, floor, status, requirement, property_id FROM constructions WHERE project_id = ? ORDER BY position",
			id,
		),
		mediaStatement(reader, "pictures", "project", id),
		mediaStatement(reader, "documents", "project", id),
		reader.prepare(
			`SELECT ${cardColumns} FROM listings AS l WHERE l.listed = 1 AND l.project_id = ?
			ORDER BY l.ended, l.price IS NULL, l.price, l.id LIMIT ?`,
			id,
			MAX_HOMES,
		),
		// Properties of the price list and of its units that are not public, or whose price is not.
		reader.prepare(
			`SELECT named.id FROM (
				SELECT entry.value ->> 'PropertyID' AS id FROM projects AS p, json_each(p.detail, '$.PriceList') AS entry
				WHERE p.id = ?1 UNION SELECT property_id FROM constructions WHERE project_id = ?1
			) AS named LEFT JOIN listings AS l ON l.id = named.id
			WHERE named.id IS NOT NULL AND (l.id IS NULL OR l.listed = 0 OR l.price IS NULL)`,
			id,
		),
		reader.prepare(
			`SELECT d.owner_id, d.name, d.url FROM listings AS l
			CROSS JOIN documents AS d ON d.kind = 'property' AND d.owner_id = l.id AND d.access = 'public'
			WHERE l.listed = 1 AND l.project_id = ? ORDER BY d.owner_id, d.position LIMIT ?`,
			id,
			MAX_PAPERS,
		),
	]);
	const row = rows[0];
	if (!row) return null;
	const project = parseTrustedJson<Project>(row.detail);
	const stored = readProjectCard(row.card);
	const textIn = textOf(project.Language, shaping);
	const card = shapeProjectCard(row, stored, shaping);
	const cards = properties.map((property) => shapeCard(property, shaping));
	const paths = new Map(cards.map((property) => [property.id, property.path]));
	return {
		card,
		number: project.ProjectNumber || null,
		description: textIn(project.Description),
		delivery: textIn(project.Delivery),
		technical: textIn(project.Technical),
		situation: textIn(project.Situation),
		street: shownStreet(textIn(project.Street), project, card.country),
		country: textIn(project.CountryName),
		region: isRegion(row.region) ? row.region : null,
		...shownPointOf(project),
		pictures: shapePictures(pictures, card.title, textIn),
		documents: shapeDocuments(documents, textIn),
		constructions: constructions.map((each) => shapeConstruction(each, paths, textIn)),
		prices: shapePrices(
			withProperties(project, constructions),
			paths,
			new Set(hidden.map((each) => each.id)),
			shaping.language,
		),
		properties: cards,
		plans: papers.flatMap((paper) => {
			const isPlan = isPlanName(textIn(parseText(paper.name)) ?? "");
			return isPlan && paper.url !== null ? [{ propertyId: paper.owner_id, url: paper.url }] : [];
		}),
		alternates: projectPaths(id, stored, shaping.defaultLanguage),
		untranslated: untranslatedIn(stored.title, stored.own, shaping.defaultLanguage),
	};
}

function shapeProjectCard(row: ProjectCardRow, stored: StoredProjectCard, shaping: Shaping): ProjectCard {
	const words = projectWords(row.id, stored, shaping.language, shaping.defaultLanguage);
	const title = projectName(words, shaping.language);
	const titleLanguage = textLanguage(stored.title, stored.own, shaping);
	const caption = textOf(stored.own, shaping)(stored.picture?.caption);
	return {
		id: row.id,
		path: projectPath(words, shaping.language),
		title,
		...(titleLanguage === shaping.language ? {} : { titleLanguage }),
		city: words.city,
		zip: row.zip,
		...(row.region === "luxembourg" ? { country: "LU" } : {}),
		soldOut: row.sold_out_as,
		picture: stored.picture ? shapePicture(stored.picture, caption ?? title) : null,
		externalUrl: row.external_url,
		unitsForSale: row.free,
		priceFrom: row.price_from,
		prices: parseTrustedJson<ProjectPrice[]>(row.prices),
	};
}

/** The project's point; for a hidden address, the circle around the stored, shifted point. */
function shownPointOf(project: Project): Pick<ProjectDetail, "latitude" | "longitude" | "area"> {
	const latitude = project.Latitude ?? null;
	const longitude = project.Longitude ?? null;
	if (project.PublicAddress !== false || latitude === null || longitude === null) {
		return { latitude, longitude, area: null };
	}
	return { latitude: null, longitude: null, area: { latitude, longitude, radius: HIDDEN_RADIUS_METRES } };
}

function shapeConstruction(
	row: ConstructionRow,
	paths: ReadonlyMap<number, string>,
	textIn: ReturnType<typeof textOf>,
): ProjectConstruction {
	return {
		unit: row.unit,
		floor: row.floor,
		status: row.status,
		requirement: textIn(parseText(row.requirement)),
		propertyId: row.property_id,
		path: row.property_id === null ? null : (paths.get(row.property_id) ?? null),
	};
}

type PriceEntry = { unit: string | null; property: number | null; price: number | null };

/** The price list with the property of each unit: its own, else that of the construction of the same name. */
function withProperties(project: Project, constructions: readonly ConstructionRow[]): PriceEntry[] {
	const properties = new Map(constructions.map((each) => [each.unit, each.property_id]));
	return (project.PriceList ?? []).map(({ Unit, PropertyID, Price }) => ({
		unit: Unit || null,
		property: PropertyID ?? properties.get(Unit || null) ?? null,
		price: Price ?? null,
	}));
}

function shapePrices(
	entries: readonly PriceEntry[],
	paths: ReadonlyMap<number, string>,
	hidden: ReadonlySet<number>,
	language: Language,
): ProjectDetail["prices"] {
	return entries.flatMap(({ unit, property, price }) => {
		if (price === null || (property !== null && hidden.has(property))) return [];
		const priceText = newBuildPriceText(price, language);
		return {
			unit,
			propertyId: property,
			price,
			priceText,
			path: property === null ? null : (paths.get(property) ?? null),
		};
	});
}
