import type { ListedAgent } from "../../app/domain/agency/agent-names";
import { DAY_SECONDS } from "../../app/domain/durations";
import { placeOf } from "../../app/domain/landing/places";
import { propertyPath } from "../../app/domain/pages/listing-paths";
import type { Reference } from "../../app/domain/property/reference";
import { DAYS_SHOWN_AFTER_END } from "../../app/domain/property/rules";
import { parseSearchFacts } from "../../app/domain/search/columns";
import type { Reader } from "../platform/reader";
import { readCard } from "../platform/records";
import type { Cell, Computed, RowOf } from "../platform/rows";
import { addressWords, neutralTitle, shapePicture } from "./card";
import type { Reading } from "./search-parts";

/** Maximum number of references on a page. */
const MAX_REFERENCES = 240;
const BADGE_SECONDS = DAYS_SHOWN_AFTER_END * DAY_SECONDS;

type ReferenceRow = RowOf<"listings", "id" | "status" | "state" | "facts" | "card"> & {
	endsAt: Cell<"listings", "ends_at">;
};

/** Starts with the exact condition of the partial index `listings_references`, so that SQLite can use it. */
const isReference = `(ended = 1 OR status = 6)
	AND ((l.state IN ('listed', 'ended') AND l.ended = 1) OR (l.state = 'unpublished' AND l.status = 6))`;

export type ReferencesAsked = {
	/** Name of an agent in the feed; null for all. */
	agent: string | null;
	/** Whether to leave out references that the desk has hidden. */
	visibleOnly: boolean;
	limit?: number;
};

/** Properties that the agency has sold or let, the latest first. */
export async function findReferences(
	reader: Reader,
	{ agent, visibleOnly, limit = MAX_REFERENCES }: ReferencesAsked,
	reading: Reading,
): Promise<Reference[]> {
	const conditions = [
		isReference,
		...(visibleOnly ? ["NOT EXISTS (SELECT 1 FROM hidden_references AS h WHERE h.property_id = l.id)"] : []),
		...(agent === null ? [] : ["l.id IN (SELECT id FROM property_details WHERE detail ->> '$.Manager.Name' = ?)"]),
	];
	const rows = await reader.all<ReferenceRow>(
		`SELECT l.id, l.status, l.state, l.facts, l.card, l.ends_at AS endsAt FROM listings AS l
		WHERE ${conditions.join(" AND ")} ORDER BY l.id DESC LIMIT ?`,
		...(agent === null ? [] : [agent]),
		limit,
	);
	return rows.map((row) => referenceOf(row, reading));
}

function referenceOf({ id, state, facts: factsText, card, endsAt }: ReferenceRow, reading: Reading): Reference {
	const facts = parseSearchFacts(factsText);
	const stored = readCard(card);
	const { language, defaultLanguage } = reading;
	const words = addressWords(id, stored, language, defaultLanguage);
	const title = neutralTitle(words, language);
	const municipality = facts.city?.municipality ? placeOf(facts.city.municipality) : null;
	return {
		id,
		title,
		municipality: municipality?.city[language] ?? words.city,
		state: facts.goal === "rent" ? "rented" : "sold",
		year: endsAt === null ? null : new Date((endsAt - BADGE_SECONDS) * 1_000).getUTCFullYear(),
		path: state === "listed" ? propertyPath(words, facts.goal ?? "sale", language) : null,
		picture: stored.picture ? shapePicture(stored.picture, title) : null,
	};
}

/** Maximum number of agents, more than any agency has. */
const MAX_AGENTS = 500;

/** Agents with their number of listings and references; each name is read from the index once. */
export async function findAgents(reader: Reader): Promise<ListedAgent[]> {
	return reader.all<ListedAgent>(
		`WITH RECURSIVE names (name) AS (
			SELECT min(detail ->> '$.Manager.Name') FROM property_details WHERE detail ->> '$.Manager.Name' IS NOT NULL
			UNION ALL
			SELECT (SELECT min(detail ->> '$.Manager.Name') FROM property_details
				WHERE detail ->> '$.Manager.Name' IS NOT NULL AND detail ->> '$.Manager.Name' > names.name)
			FROM names WHERE names.name IS NOT NULL LIMIT ${MAX_AGENTS}
		)
		SELECT name,
			(SELECT d.detail ->> '$.Manager.Phone' FROM property_details AS d WHERE d.detail ->> '$.Manager.Name' = name LIMIT 1) AS phone,
			(SELECT d.detail ->> '$.Manager.Picture' FROM property_details AS d WHERE d.detail ->> '$.Manager.Name' = name LIMIT 1) AS picture,
			(SELECT count(*) FROM property_details AS d JOIN listings AS l ON l.id = d.id
				WHERE d.detail ->> '$.Manager.Name' = name AND l.state <> 'withdrawn' AND l.state <> 'draft') AS listings
		FROM names WHERE trim(name) <> ''`,
	);
}

const SHOWN_OF_AGENT = 12;

/**
 * Ids of an agent's properties on the market, the newest first; sold or let ones are references.
 * @param page from 1; beyond the last page there are no ids and 0 pages
 */
export async function findIdsOfAgent(
	reader: Reader,
	name: string,
	page: number,
): Promise<{ ids: number[]; pages: number }> {
	const rows = await reader.all<RowOf<"listings", "id"> & Computed<{ total: number }>>(
		`SELECT l.id, count(*) OVER () AS total FROM property_details AS d JOIN listings AS l ON l.id = d.id
		WHERE d.detail ->> '$.Manager.Name' = ? AND l.listed = 1 AND l.ended = 0 ORDER BY l.id DESC LIMIT ? OFFSET ?`,
		name,
		SHOWN_OF_AGENT,
		(page - 1) * SHOWN_OF_AGENT,
	);
	return { ids: rows.map(({ id }) => id), pages: Math.ceil((rows[0]?.total ?? 0) / SHOWN_OF_AGENT) };
}
