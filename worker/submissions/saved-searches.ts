import { officeAddress } from "../../app/domain/agency/recipients";
import type { Frequency } from "../../app/domain/forms/demand-register/schema";
import { type FieldMessages, parseSavedSearchChange } from "../../app/domain/forms/parse";
import type { Language } from "../../app/domain/language";
import type { Lead } from "../../app/domain/lead";
import { pagePath } from "../../app/domain/pages/paths";
import { searchesOfForm } from "../../app/domain/saved-searches/form-search";
import { searchOfStored, storedSearch, type WantedSearch } from "../../app/domain/saved-searches/saved-search";
import { nextEmailAt } from "../../app/domain/saved-searches/schedule";
import { isUnknownPlace } from "../../app/domain/search/resolve-places";
import { unsubscribeAddresses } from "../platform/links";
import type { Cell, Computed, RowOf } from "../platform/rows";
import { criteriaInWords, unknownCriteria } from "./criteria";
import type { ActionResult, RequestDependencies } from "./dependencies";
import { searchOf } from "./leads";
import type { LeadDraft } from "./plan";
import { type Arrival, agencyEmail, type SubmissionPlan, visitorEmail } from "./plan";
import { removeSubmissions } from "./retention";
import { savedSearchLead, stoppedLeadStatements } from "./stopped-leads";

type NewSavedSearches = {
	searches: readonly WantedSearch[];
	frequency: Frequency;
	person: { email: string; firstName: string; lastName: string; name: string };
	/** Place that selects the office. */
	place: LeadDraft["place"];
	/** Other answers, for the email to the agency. */
	answers: object;
};

/** Plans the saved searches of one form: inactive until the button of their one email confirms them all. */
export async function newSavedSearches(
	arrival: Arrival<"demand-register" | "search-alert">,
	{ searches, frequency, person, place = null, answers }: NewSavedSearches,
) {
	const { deps, language, origin, now } = arrival;
	const rows = searches.map((search) => ({ id: crypto.randomUUID(), search }));
	const [first] = rows;
	if (!first) throw new Error("no search to save");
	const inWords = async (wanted: Language, of = (search: WantedSearch) => search) => {
		const each = await Promise.all(searches.map((search) => criteriaInWords(deps, of(search), wanted)));
		return [...new Set(each.flat())];
	};
	const office = officeAddress(deps, place);
	const criteria = await inWords(deps.agencyLanguage);
	return {
		statements: rows.map(({ id, search }) =>
			deps.db
				.prepare(
					`INSERT INTO saved_searches (id, submission_id, email, first_name, last_name, language, state, goal, frequency, search, created_at)
					VALUES (?, ?, ?, ?, ?, ?, 'pending', ?, ?, ?, ?)`,
				)
				.bind(
					...[id, arrival.id, person.email, person.firstName, person.lastName, language, search.goal, frequency],
					...[storedSearch(search), now],
				),
		),
		emails: [
			visitorEmail(arrival, person, office, {
				buttonUrl: `${origin}${pagePath("saved-search", language)}?token=${deps.links.token("demand", first.id)}`,
				choices: { search: await inWords(language, withoutOwnWords), frequency },
				unsubscribe: unsubscribeAddresses(deps, `demand:${first.id}`, arrival),
			}),
			await agencyEmail(arrival, office, person.email, {
				values: { person: person.name || person.email },
				answers: { search: criteria, frequency, ...answers },
			}),
		],
		addresses: [person.email],
		lead: {
			about: `demand:${first.id}`,
			place,
			fields: {
				search: searchOf(first.search, await deps.subjects.typeTree(deps.agencyLanguage), criteria.slice(1)),
			},
		},
	} satisfies SubmissionPlan;
}

/** Removes free text from a search, for an unverified address. */
function withoutOwnWords({ q: _q, ...search }: WantedSearch): WantedSearch {
	return { ...search, cities: search.cities.filter((city) => !isUnknownPlace(city)) };
}

/** A saved search as its owner sees it through the link of an email. */
export type OwnSavedSearch = {
	state: "pending" | "active" | "paused";
	search: WantedSearch;
	frequency: Frequency;
	/** Number of emails with listings sent so far. */
	emails: number;
};

type Row = RowOf<"saved_searches", "search" | "emails"> & {
	state: Cell<"saved_searches", "state", OwnSavedSearch["state"]>;
	frequency: Cell<"saved_searches", "frequency", Frequency>;
};

/** Returns the saved search of a link; null when the link is unknown or no longer valid. */
export async function savedSearchOfLink(deps: RequestDependencies, token: string): Promise<OwnSavedSearch | null> {
	const id = idOf(deps, token);
	const row = await deps.db
		.withSession("first-primary")
		.prepare("SELECT state, search, frequency, emails FROM saved_searches WHERE id = ?")
		.bind(id)
		.first<Row>();
	return row ? { ...row, search: searchOfStored(row.search) } : null;
}

/**
 * Deletes a saved search, and its form once no other search refers to it. Idempotent: the button may be pressed twice.
 */
export async function deleteSavedSearch(deps: RequestDependencies, token: string): Promise<ActionResult> {
	const id = idOf(deps, token);
	if (id === null) return "gone";
	const session = deps.db.withSession("first-primary");
	const submission = await session
		.prepare("SELECT submission_id FROM saved_searches WHERE id = ?")
		.bind(id)
		.first<Cell<"saved_searches", "submission_id">>("submission_id");
	await session.batch([
		...(await stoppedLeadStatements(deps, { subject: `demand:${id}` })),
		session.prepare("DELETE FROM saved_searches WHERE id = ?").bind(id),
	]);
	const others = await session
		.prepare("SELECT count(*) AS n FROM saved_searches WHERE submission_id = ?")
		.bind(submission)
		.first<number>("n");
	if (submission && others === 0) await removeSubmissions(session, deps.bucket, [submission]);
	await deps.post.kick();
	return "done";
}

export type ChangeAnswer =
	| { ok: true }
	| { ok: false; reason: "gone" }
	/** Keys of the namespace `validation`. */
	| { ok: false; reason: "invalid"; errors: FieldMessages };

/** Replaces the criteria of a confirmed saved search. A change counts as a new confirmation. */
export async function changeSavedSearch(
	deps: RequestDependencies,
	token: string,
	input: unknown,
): Promise<ChangeAnswer> {
	const id = idOf(deps, token);
	const parsed = parseSavedSearchChange(input);
	if (id === null) return { ok: false, reason: "gone" };
	if (!parsed.ok) return { ok: false, reason: "invalid", errors: parsed.errors };
	const errors = await unknownCriteria(deps, parsed.data);
	if (Object.keys(errors).length > 0) return { ok: false, reason: "invalid", errors };
	const { goal, frequency } = parsed.data;
	const [search, second] = searchesOfForm(parsed.data);
	// This form changes a single search, which has places, a drawn area or neither.
	if (!search || second) return { ok: false, reason: "invalid", errors: { polygon: { key: "oneArea" } } };
	const now = deps.now();
	const lead = await searchLead(deps, id, search);
	const [changed] = await deps.db.batch([
		deps.db
			.prepare(
				`UPDATE saved_searches SET search = ?1, goal = ?2, frequency = ?3, confirmed_at = ?4,
				due_at = CASE WHEN due_at IS NULL THEN NULL ELSE ?5 END
			WHERE id = ?6 AND state IN ('active', 'paused')`,
			)
			.bind(storedSearch(search), goal, frequency, now, nextEmailAt(frequency, now), id),
		...deps.leads.prepare(lead),
	]);
	await deps.post.kick();
	return (changed?.meta.changes ?? 0) > 0 ? { ok: true } : { ok: false, reason: "gone" };
}

/** Builds the lead with a search's present criteria; null when it is not confirmed. */
async function searchLead(deps: RequestDependencies, id: string, search: WantedSearch): Promise<Lead | null> {
	const types = await deps.subjects.typeTree(deps.agencyLanguage);
	const criteria = (await criteriaInWords(deps, search)).slice(1);
	return savedSearchLead(deps, id, { search: searchOf(search, types, criteria) });
}

function idOf({ links, now }: RequestDependencies, token: string): string | null {
	return links.subjectOf("demand", token, now());
}

/**
 * Confirms, pauses or resumes a saved search; a paused one collects nothing. @param from previous state to accept
 * besides `active`
 */
export async function setSavedSearchState(
	deps: RequestDependencies,
	token: string,
	state: "active" | "paused",
	from: "pending" | "paused",
): Promise<ActionResult> {
	const id = idOf(deps, token);
	const before = from === "pending" ? await sameConfirmedBefore(deps, id) : [];
	const stopped = await Promise.all(
		before.map((each) => stoppedLeadStatements(deps, { subject: `demand:${each.id}` })),
	);
	const [changed] = await deps.db.batch([
		deps.db
			.prepare(
				`UPDATE saved_searches SET state = ?1, confirmed_at = ?2 WHERE state IN ('active', ?4) AND (id = ?3
					OR state = 'pending' AND submission_id = (SELECT submission_id FROM saved_searches WHERE id = ?3))`,
			)
			.bind(state, deps.now(), id, from),
		...stopped.flat(),
		deps.db
			.prepare("DELETE FROM saved_searches WHERE id IN (SELECT value FROM json_each(?))")
			.bind(JSON.stringify(before.map((each) => each.id))),
	]);
	// A CRM with one search per person would end it together with the replaced one, so it gets the new one again.
	const leads = await Promise.all(before.map((each) => searchLead(deps, each.later, searchOfStored(each.search))));
	const told = leads.flatMap(deps.leads.prepare);
	if (told.length > 0) await deps.db.batch(told);
	if (before.length > 0) await deps.post.kick();
	return (changed?.meta.changes ?? 0) > 0 ? "done" : "gone";
}

/**
 * Returns confirmed searches of the same address that equal those that a link confirms; the later ones replace them.
 */
async function sameConfirmedBefore(deps: RequestDependencies, id: string | null) {
	const { results } = await deps.db
		.withSession("first-primary")
		.prepare(
			`SELECT s.id, later.id AS later, s.search FROM saved_searches AS s JOIN saved_searches AS later
				ON later.email = s.email AND later.search = s.search AND later.state = 'pending'
			WHERE s.state <> 'pending' AND later.submission_id = (SELECT submission_id FROM saved_searches WHERE id = ?)`,
		)
		.bind(id)
		.all<RowOf<"saved_searches", "id" | "search"> & Computed<{ later: string }>>();
	return results;
}
