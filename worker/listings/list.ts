import type { ListingPage } from "../../app/domain/property/listing";
import { PAGE_SIZE, type Search } from "../../app/domain/search/search";
import { PAGES_PER_BLOCK } from "./anchors";
import { type CardRow, cardColumns, findCards, shapeCard } from "./card";
import { type KeptList, keptListOf, LIST_ORDER, listSql } from "./kept-list";
import { createRanking, type Ranking } from "./order";
import type { Bound, Reader } from "./reader";
import { scan, sift } from "./scan";
import type { Shaping } from "./shaping";

/** Totals are told exactly up to here. */
const HIGHEST_TOTAL = 10_000;
/** The last page of a search whose count is not kept. */
const LAST_PAGE = 400;
/** Up to here, counting to a page costs less than looking up where it begins. */
const LAST_COUNTED_PAGE = 2;

/** Values of the first key, `ended`, before and after all that there are. */
const BEFORE_ALL = -1;
const AFTER_ALL = 2;

/** A page of the properties that a search finds, ready to show. A page beyond the last has the right totals and no properties. */
export async function findPage(reader: Reader, search: Search, shaping: Shaping): Promise<ListingPage> {
	const list = keptListOf(search, shaping.language);
	return list ? findKeptPage(reader, list, search.page, shaping) : findByScan(reader, search, shaping);
}

/** One round trip, and no more rows than properties on the page and a few. */
async function findKeptPage(reader: Reader, list: KeptList, page: number, shaping: Shaping): Promise<ListingPage> {
	const [counts, rows] = await reader.batch<[{ n: number | null }, CardRow]>([
		reader.prepare(`SELECT sum(n) AS n FROM counts WHERE ${countCondition(list)}`, ...countValues(list)),
		pageStatement(reader, list, page),
	]);
	const total = counts[0]?.n ?? 0;
	return {
		...totalsOf(total, page, Math.ceil(total / PAGE_SIZE)),
		items: rows.map((row) => shapeCard(row, shaping)),
	};
}

function countCondition(list: KeptList): string {
	return `facet = ? AND value = ? AND goal IN (${list.goals.join(", ")})`;
}

function countValues(list: KeptList): Bound[] {
	return [list.count.facet, list.count.value];
}

/** Starts where the page is known to begin, else counts to it; a page beyond the list's end counts nothing. */
function pageStatement(reader: Reader, list: KeptList, page: number): D1PreparedStatement {
	const offset = (page - 1) * PAGE_SIZE;
	if (page <= LAST_COUNTED_PAGE) {
		const { sql, values } = listSql(list, cardColumns, null);
		return reader.prepare(`${sql} ORDER BY ${LIST_ORDER} LIMIT ${PAGE_SIZE} OFFSET ?`, ...values, offset);
	}
	const start = "((SELECT at_ended FROM start), (SELECT at_key FROM start), (SELECT at_newest FROM start))";
	const { sql, values } = listSql(list, cardColumns, start);
	return reader.prepare(
		`WITH anchor AS MATERIALIZED (
			SELECT json_extract(a.keys, ?) AS at FROM page_anchors AS a CROSS JOIN anchor_state AS s
			WHERE a.list = ? AND a.block = ? AND a.generation = s.generation AND s.changed = 0),
		start AS MATERIALIZED (
			SELECT coalesce((SELECT at ->> 0 FROM anchor),
					iif((SELECT sum(n) FROM counts WHERE ${countCondition(list)}) > ?, ${BEFORE_ALL}, ${AFTER_ALL})) AS at_ended,
				coalesce((SELECT at ->> 1 FROM anchor), 0) AS at_key,
				coalesce((SELECT at ->> 2 FROM anchor), 0) AS at_newest,
				iif((SELECT count(at) FROM anchor) = 1, 0, ?) AS skipped)
		SELECT * FROM (${sql}) ORDER BY ${LIST_ORDER} LIMIT ${PAGE_SIZE} OFFSET (SELECT skipped FROM start)`,
		`$[${(page - 1) % PAGES_PER_BLOCK}]`,
		list.name,
		Math.floor((page - 1) / PAGES_PER_BLOCK),
		...countValues(list),
		offset,
		offset,
		...values,
	);
}

async function findByScan(reader: Reader, search: Search, shaping: Shaping): Promise<ListingPage> {
	const ranking = createRanking(search.sort, shaping.language);
	const { filters, segments, isCut } = await scan(reader, search, ranking.columns);
	for (const segment of segments) {
		ranking.add(segment, sift(segment, filters).passing);
	}
	return rankedPage(reader, ranking, search.page, isCut, shaping);
}

/** A page of what was gathered. */
export async function rankedPage(
	reader: Reader,
	ranking: Ranking,
	page: number,
	isCut: boolean,
	shaping: Shaping,
): Promise<ListingPage> {
	const pages = Math.min(Math.ceil(ranking.total / PAGE_SIZE), LAST_PAGE);
	const ids = page > pages ? [] : ranking.ids((page - 1) * PAGE_SIZE, PAGE_SIZE);
	const totals = totalsOf(ranking.total, page, pages);
	return {
		...totals,
		totalIsMore: totals.totalIsMore || isCut,
		items: await findCards(reader, ids, shaping),
	};
}

function totalsOf(total: number, page: number, pages: number): Omit<ListingPage, "items"> {
	return {
		total: Math.min(total, HIGHEST_TOTAL),
		totalIsMore: total > HIGHEST_TOTAL,
		page,
		pages,
		pageSize: PAGE_SIZE,
	};
}
