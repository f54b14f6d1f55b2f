import { type ListingQuery, missingFields } from "../../app/domain/desk/listings";
import { DAY_SECONDS } from "../../app/domain/durations";
import { brusselsDay } from "../../app/domain/formatting/dates";
import { type Language, pickText } from "../../app/domain/language";
import { isRegion } from "../../app/domain/localities/region";
import { agencyName } from "../../app/domain/property/agency-name";
import { numberedName } from "../../app/domain/property/fields/field-words";
import { missingMentions } from "../../app/domain/property/mandatory-mentions";
import { propertySchema } from "../../app/domain/property/property";
import type { RecordFor } from "../../app/domain/property/visibility/audiences";
import { addDays } from "../../app/domain/viewings/calendar";
import type { Staff } from "../accounts/staff/staff";
import type { ImportControl } from "../import/control";
import type { HeldFigure } from "../import/held/held-figures";
import type { Finding } from "../import/report/findings";
import { parseTrustedJson } from "../platform/json-column";
import type { Links } from "../platform/links";
import { readCard, type StoredCard } from "../platform/records";
import type { Cell, Computed, RowOf } from "../platform/rows";
import { previewPaths } from "../platform/signed-links";
import type { DeskBase } from "./dependencies";
import { type Condition, listingScope, namedBy } from "./scope";

export type DeskListing = {
	id: number;
	state: Cell<"listings", "state">;
	goal: "sale" | "rent";
	title: string;
	/** Reference, full address and price as in the agency's system. */
	name: string;
	/** Legally required fields that the record lacks. */
	missing: string[];
	/** Of the last 30 days, as are the leads. */
	pageViews: number;
	leads: number;
};

export type DeskListingDetail = DeskListing & {
	/** Findings of the last import about the property. */
	findings: Finding[];
	/** Implausible figures, hidden until a member of staff confirms them. */
	held: HeldFigure[];
	/** Signed preview paths by language; null for a property that is public. */
	previews: { language: Language; path: string }[] | null;
};

type ListingsDependencies = Pick<DeskBase, "agency" | "listings" | "personal" | "audit"> & {
	imports: Pick<ImportControl, "findings" | "heldFigures" | "acceptFigure" | "enqueueReimport">;
	links: Links;
	/** The site's languages. */
	languages: readonly Language[];
};

const PAGE = 50;
/** Limit of the suggestions; a longer list is of no use. */
const MAX_NAMES = 500;
const DAYS = 30;

type Row = RowOf<"listings", "id" | "state" | "card" | "region"> & {
	goal: Cell<"listings", "goal", number>;
	/** Record of a property that is not on the site yet; otherwise null. */
	detail: Cell<"property_details", "detail"> | null;
} & Computed<{ total: number; whole: string }>;

/** Properties for the agency's staff; for an agent, their own and their office's. */
export function createDeskListings(deps: ListingsDependencies) {
	const scopeOf = (staff: Staff) => listingScope(staff, deps.agency().offices);

	async function rowsOf(conditions: readonly Condition[], place: { limit: number; offset: number }): Promise<Row[]> {
		const { results } = await deps.listings
			.withSession("first-primary")
			.prepare(
				`SELECT l.id, l.state, l.goal, l.card, l.region, count(*) OVER () AS total,
					CASE WHEN l.state IN ('draft', 'unpublished') THEN coalesce(w.record, d.detail) END AS detail,
					coalesce(w.record, d.detail) AS whole FROM listings AS l JOIN property_details AS d ON d.id = l.id
				LEFT JOIN whole_records AS w ON w.id = l.id WHERE ${conditions.map(({ sql }) => sql).join(" AND ")}
				ORDER BY l.id DESC LIMIT ? OFFSET ?`,
			)
			.bind(...conditions.flatMap(({ values }) => values), place.limit, place.offset)
			.all<Row>();
		return results;
	}

	async function shaped(rows: readonly Row[], findings: readonly Finding[], language: Language) {
		const figureOf = await figuresOf(
			deps.personal,
			rows.map(({ id }) => id),
		);
		const missing = missingByProperty(findings);
		return rows.map((row): DeskListing => {
			const { id, state, goal } = row;
			const card = readCard(row.card);
			return {
				id,
				state,
				goal: goal === 1 ? "rent" : "sale",
				title: titleOf(id, card, language),
				name: agencyName(parseTrustedJson<RecordFor<"agency">>(row.whole), language, language).long,
				missing: missing.get(id) ?? missingYet(row, card.webId),
				...figureOf(id),
			};
		});
	}

	return {
		async list(staff: Staff, query: ListingQuery, language: Language) {
			const findings = await deps.imports.findings();
			const conditions = [scopeOf(staff), ...conditionsOf(query, findings)];
			const rows = await rowsOf(conditions, { limit: PAGE, offset: (query.page - 1) * PAGE });
			const total = rows[0]?.total ?? 0;
			return { rows: await shaped(rows, findings, language), total, pages: Math.ceil(total / PAGE) };
		},
		async one(staff: Staff, id: number, language: Language): Promise<DeskListingDetail | null> {
			const findings = await deps.imports.findings();
			const only: Condition = { sql: "l.id = ?", values: [id] };
			const rows = await rowsOf([scopeOf(staff), only], { limit: 1, offset: 0 });
			const [listing] = await shaped(rows, findings, language);
			if (!listing) return null;
			const isOpen = listing.state === "listed";
			return {
				...listing,
				findings: findings.filter(({ kind, recordId }) => kind === "property" && recordId === String(id)),
				held: await deps.imports.heldFigures(id),
				previews: isOpen || listing.state === "withdrawn" ? null : previewsOf(deps, id),
			};
		},
		/** Full names of listed properties in scope, for a property field. */
		async names(staff: Staff, language: Language) {
			const listed: Condition = { sql: "l.state = 'listed'", values: [] };
			const rows = await rowsOf([scopeOf(staff), listed], { limit: MAX_NAMES, offset: 0 });
			return rows.map(({ id, whole }) => ({
				id,
				title: agencyName(parseTrustedJson<RecordFor<"agency">>(whole), language, language).long,
			}));
		},
		/**
		 * Publishes a figure that was held back as implausible.
		 * @returns false if this value is not held back, or the property is outside this person's scope
		 */
		async publishFigure(staff: Staff, figure: { id: number; field: string; value: number }) {
			const only: Condition = { sql: "l.id = ?", values: [figure.id] };
			const rows = await rowsOf([scopeOf(staff), only], { limit: 1, offset: 0 });
			if (rows.length === 0 || !(await deps.imports.acceptFigure(figure))) return false;
			const { id, field, value } = figure;
			await deps.audit.record({
				staff,
				action: "listings.publish",
				subject: `property:${id}`,
				after: { [field]: value },
			});
			await deps.imports.enqueueReimport(id);
			return true;
		},
		/** Rejected records with the reason: they are not on the site, or stay there unchanged. */
		async rejected() {
			return (await deps.imports.findings()).filter(({ finding }) => finding === "rejected");
		},
	};
}

function previewsOf({ links, languages }: ListingsDependencies, id: number): DeskListingDetail["previews"] {
	const paths = previewPaths(links, id, languages);
	return languages.map((language, place) => ({ language, path: paths[place] ?? "" }));
}

function conditionsOf({ view, words }: ListingQuery, findings: readonly Finding[]): Condition[] {
	const conditions: Condition[] = [];
	const add = (sql: string, ...values: string[]) => conditions.push({ sql, values });
	if (view === "missing") {
		const ids = [...missingByProperty(findings).keys()];
		add("l.id IN (SELECT value FROM json_each(?))", JSON.stringify(ids));
	} else if (view === "draft") add("l.state IN ('draft', 'unpublished')");
	else if (view === "ended") add("l.state IN ('ended', 'withdrawn')");
	else if (view === "listed") add("l.state = 'listed'");
	if (words) conditions.push(namedBy(words));
	return conditions;
}

function missingByProperty(findings: readonly Finding[]): Map<number, string[]> {
	const missing = new Map<number, string[]>();
	for (const { kind, recordId, message } of findings) {
		const fields = kind === "property" ? missingFields(message) : [];
		if (fields.length > 0) missing.set(Number(recordId), [...fields]);
	}
	return missing;
}

/** Legally required fields that an unpublished record lacks; the import reports them for published ones only. */
function missingYet({ region, detail }: Pick<Row, "region" | "detail">, webId: number | null): string[] {
	if (detail === null) return [];
	const { data } = propertySchema.safeParse(JSON.parse(detail));
	return data ? missingMentions({ property: data, region: isRegion(region) ? region : null, webId }) : [];
}

function titleOf(id: number, { title, type, own }: StoredCard, language: Language): string {
	return pickText(title, language, own) ?? pickText(type, language, own) ?? numberedName(id, language);
}

/** Page views and submissions per property of the last 30 days. */
async function figuresOf(personal: D1Database, ids: readonly number[]) {
	const db = personal.withSession("first-unconstrained");
	const list = JSON.stringify(ids);
	const today = brusselsDay(new Date());
	const [views, leads] = await db.batch<Computed<{ id: number; n: number }>>([
		db
			.prepare(
				`SELECT property_id AS id, sum(total) AS n FROM page_view_days
				WHERE property_id IN (SELECT value FROM json_each(?)) AND day > ? GROUP BY property_id`,
			)
			.bind(list, addDays(today, -DAYS)),
		db
			.prepare(
				`SELECT s.property_id AS id, count(*) AS n FROM submissions AS s JOIN inbox AS i ON i.submission_id = s.id
				WHERE s.property_id IN (SELECT value FROM json_each(?)) AND s.created_at > ? GROUP BY s.property_id`,
			)
			.bind(list, Math.floor(Date.now() / 1_000) - DAYS * DAY_SECONDS),
	]);
	const byId = (counted: typeof views) => new Map(counted?.results.map(({ id, n }) => [id, n]));
	const [viewed, asked] = [byId(views), byId(leads)];
	return (id: number) => ({ pageViews: viewed.get(id) ?? 0, leads: asked.get(id) ?? 0 });
}
