import { languages } from "../../app/domain/language";
import { emptySearch, PAGE_SIZE, type Search, sorts } from "../../app/domain/search/search";
import { goalCodes, goalFromCode } from "./goals";
import { facetList, type KeptFacet, type KeptList, keptFacets, keptListOf, LIST_ORDER, listSql } from "./kept-list";
import { SITEMAP_LIST, SITEMAP_SIZE } from "./sitemap";

/** Pages whose beginnings share a row. */
export const PAGES_PER_BLOCK = 400;
/** In shorter lists it costs little to count to a page. */
const SHORTEST_ANCHORED = 10 * PAGE_SIZE;

const STATEMENTS_PER_BATCH = 40;

type State = { generation: number; built: number; changed: number };

/**
 * Notes anew where the pages of every long list begin, if any listed property has changed since. Lists are right without:
 * a page whose beginning is not known is counted to. Cut off anywhere, the next call begins again.
 */
export async function rebuildPageAnchors(db: D1DatabaseSession): Promise<void> {
	const state = await db.prepare("SELECT generation, built, changed FROM anchor_state").first<State>();
	if (!state || (state.changed === 0 && state.generation === state.built)) return;
	const generation = state.generation + 1;
	await db.prepare("UPDATE anchor_state SET generation = ?, changed = 0").bind(generation).run();
	const statements = [
		...(await longLists(db)).map((list) => anchorStatement(db, list, generation)),
		sitemapStatement(db, generation),
	];
	for (let done = 0; done < statements.length; done += STATEMENTS_PER_BATCH) {
		await db.batch(statements.slice(done, done + STATEMENTS_PER_BATCH));
	}
	await db.batch([
		db.prepare("DELETE FROM page_anchors WHERE generation <> ?").bind(generation),
		db.prepare("UPDATE anchor_state SET built = ?").bind(generation),
	]);
}

type CountRow = { facet: string; goals: string; value: string };

/** Of either goal and of both: the whole in every order, and the newest of each filter that finds many. */
async function longLists(db: D1DatabaseSession): Promise<KeptList[]> {
	const { results } = await db
		.prepare(
			`WITH kept AS (SELECT facet, goal, value, n FROM counts WHERE facet IN (SELECT value FROM json_each(?)))
			SELECT facet, CAST(goal AS TEXT) AS goals, value FROM kept WHERE n >= ?
			UNION ALL SELECT facet, '01', value FROM kept GROUP BY facet, value HAVING sum(n) >= ?`,
		)
		.bind(JSON.stringify(["all", ...keptFacets]), SHORTEST_ANCHORED, SHORTEST_ANCHORED)
		.all<CountRow>();
	return results.flatMap(({ facet, goals, value }) => {
		const goal = goals === "01" ? undefined : goalFromCode(goals === "0" ? 0 : 1);
		return facet === "all"
			? everyOrder({ ...emptySearch(), goal })
			: facetList(facet as KeptFacet, value, goalCodes(goal));
	});
}

function everyOrder(search: Search): KeptList[] {
	return sorts.flatMap((sort) => listsOf({ ...search, sort }));
}

function listsOf(search: Search): KeptList[] {
	const inLanguages = search.sort === "city" ? languages : languages.slice(0, 1);
	return inLanguages.flatMap((language) => keptListOf(search, language) ?? []);
}

function anchorStatement(db: D1DatabaseSession, list: KeptList, generation: number): D1PreparedStatement {
	const { sql, values } = listSql(list, [], null);
	return db
		.prepare(
			`INSERT OR REPLACE INTO page_anchors (list, block, generation, keys)
			SELECT ?, place / ${PAGE_SIZE * PAGES_PER_BLOCK}, ?,
				json_group_array(json_array(at_ended, at_key, at_newest) ORDER BY place)
			FROM (SELECT at_ended, at_key, at_newest, row_number() OVER (ORDER BY ${LIST_ORDER}) - 1 AS place FROM (${sql}))
			WHERE place % ${PAGE_SIZE} = 0 GROUP BY 2`,
		)
		.bind(list.name, generation, ...values);
}

/** The last property of each part but the last; `sitemap.ts` reads on from there. */
function sitemapStatement(db: D1DatabaseSession, generation: number): D1PreparedStatement {
	return db
		.prepare(
			`INSERT OR REPLACE INTO page_anchors (list, block, generation, keys)
			SELECT ?, 0, ?, json_group_array(id ORDER BY id)
			FROM (SELECT -newest AS id, row_number() OVER (ORDER BY newest DESC) AS place, count(*) OVER () AS total
				FROM (SELECT newest FROM listings INDEXED BY listings_by_date WHERE listed = 1 AND goal IN (0, 1)))
			WHERE place % ${SITEMAP_SIZE} = 0 AND place < total`,
		)
		.bind(SITEMAP_LIST, generation);
}
