import type { InboxQuery, InboxStage, InboxState, LostReason } from "../../../app/domain/desk/inbox";
import { type InboxForm, inboxForms } from "../../../app/domain/desk/inbox-forms";
import { DAY_SECONDS } from "../../../app/domain/durations";
import type { FormDefinition } from "../../../app/domain/forms/definition";
import { forms } from "../../../app/domain/forms/forms";
import type { Day } from "../../../app/domain/viewings/calendar";
import type { Staff } from "../../accounts/staff/staff";
import { toIsoString } from "../../platform/clock";
import type { Cell, Computed, RowOf } from "../../platform/rows";
import { type Condition, inboxScope, wordsInEachCase } from "../scope";
import { type InboxPerson, personOf } from "./person";

/** Worst delivery status of an item's emails or of its lead; `none` if no such message exists any more. */
type Delivered = "none" | "sent" | "waiting" | "failed";

export type InboxRow = {
	id: string;
	form: InboxForm;
	/** ISO 8601. */
	arrivedAt: string;
	/** ISO 8601: when an answer is due; null if no deadline is promised. */
	answerBy: string | null;
	/** ISO 8601: when the visitor last wrote. */
	latestAt: string;
	/** The same in epoch seconds. */
	latest: number;
	state: InboxState;
	stage: InboxStage;
	lostReason: LostReason | null;
	/** Day of the reminder; null if there is none. */
	remindOn: Day | null;
	/** Whether the current member of staff has not opened it since the last message came in. */
	isUnseen: boolean;
	office: string | null;
	agentEmail: string | null;
	propertyId: number | null;
	projectId: number | null;
	/** Amount of an offer in euros; otherwise null. */
	offered: number | null;
	person: InboxPerson;
	assignedTo: { id: string; name: string } | null;
	emails: Delivered;
	lead: Delivered;
};

type Row = RowOf<"inbox", "state" | "stage" | "office"> &
	RowOf<"submissions", "data"> & {
		id: Cell<"inbox", "submission_id">;
		form: Cell<"submissions", "form", InboxForm>;
		arrived: Cell<"inbox", "arrived_at">;
		latest: Cell<"inbox", "latest_at">;
		agentEmail: Cell<"inbox", "agent_email">;
		lostReason: Cell<"inbox", "lost_reason">;
		remindOn: Cell<"inbox", "remind_on", Day | null>;
		propertyId: Cell<"submissions", "property_id">;
		projectId: Cell<"submissions", "project_id">;
		assignedTo: Cell<"inbox", "assigned_to">;
		assignedName: Cell<"staff", "name"> | null;
	} & Computed<{ offered: number | null; emails: number | null; lead: number | null; unseen: 0 | 1 }>;

/** Maximum number of properties in the filter, and of cards read at once. */
const MAX_PROPERTIES = 100;
const MAX_WORDS = 8;

/** Due today or earlier, or open without a reminder. */
const WAITS = "(i.remind_on <= ? OR (i.state IN ('new', 'seen') AND i.remind_on IS NULL))";

const FAILED =
	"i.submission_id IN (SELECT submission_id FROM outbox WHERE status = 'failed' AND acknowledged_at IS NULL)";

const delivered: readonly Delivered[] = ["none", "sent", "waiting", "failed"];

const worst = (kind: "email" | "lead") => `(
	SELECT max(CASE o.status WHEN 'failed' THEN 3 WHEN 'sent' THEN 1 ELSE 2 END) FROM outbox AS o
	WHERE o.submission_id = i.submission_id AND o.kind = '${kind}')`;

/**
 * Returns the matching items in this person's scope, the last written first.
 * @param named ids of properties that the search words name
 * @param today to select due and later reminders
 */
export async function listInbox(
	db: D1DatabaseSession,
	staff: Staff,
	query: InboxQuery,
	limit: number,
	named: readonly number[],
	today: Day,
): Promise<InboxRow[]> {
	return rowsWhere(db, staff, conditionsOf(staff, query, named, today), limit);
}

/** One item; null if it does not exist or is outside this person's scope. */
export async function findInboxRow(db: D1DatabaseSession, staff: Staff, id: string): Promise<InboxRow | null> {
	const only: Condition = { sql: "i.submission_id = ?", values: [id] };
	return (await rowsWhere(db, staff, [only], 1))[0] ?? null;
}

async function rowsWhere(
	db: D1DatabaseSession,
	staff: Staff,
	narrowed: readonly Condition[],
	limit: number,
): Promise<InboxRow[]> {
	const conditions = [inboxScope(staff), ...narrowed];
	const { results } = await db
		.prepare(
			`SELECT i.submission_id AS id, s.form, s.data, i.arrived_at AS arrived, i.latest_at AS latest, i.state, i.stage, i.office,
				i.lost_reason AS lostReason, i.remind_on AS remindOn, i.agent_email AS agentEmail, s.property_id AS propertyId, s.project_id AS projectId,
				i.assigned_to AS assignedTo, p.name AS assignedName,
				CASE s.form WHEN 'offer' THEN s.data ->> 'amount' END AS offered, ${worst("email")} AS emails, ${worst("lead")} AS lead,
				NOT EXISTS (SELECT 1 FROM inbox_seen AS n WHERE n.submission_id = i.submission_id AND n.staff_id = ?) AS unseen
			FROM inbox AS i JOIN submissions AS s ON s.id = i.submission_id LEFT JOIN staff AS p ON p.id = i.assigned_to
			WHERE ${conditions.map(({ sql }) => sql).join(" AND ")} ORDER BY i.latest_at DESC, i.submission_id LIMIT ?`,
		)
		.bind(staff.id, ...conditions.flatMap(({ values }) => values), limit)
		.all<Row>();
	return results.map(({ data, arrived, assignedTo, assignedName, emails, lead, unseen, ...row }) => ({
		...row,
		isUnseen: unseen === 1,
		arrivedAt: toIsoString(arrived),
		latestAt: toIsoString(row.latest),
		answerBy: answerBy(row.form, arrived),
		person: personOf(data),
		assignedTo: assignedTo === null ? null : { id: assignedTo, name: assignedName ?? "" },
		emails: delivered[emails ?? 0] ?? "none",
		lead: delivered[lead ?? 0] ?? "none",
	}));
}

function answerBy(form: InboxForm, arrived: number): string | null {
	const { answerDays }: FormDefinition = forms[form];
	return answerDays === undefined ? null : toIsoString(arrived + answerDays * DAY_SECONDS);
}

function conditionsOf(staff: Staff, query: InboxQuery, named: readonly number[], today: Day): Condition[] {
	const { view, form, stage, office, agent, property, mine, words, after } = query;
	const conditions: Condition[] = [{ sql: `s.form IN (${inboxForms.map(() => "?").join()})`, values: [...inboxForms] }];
	const add = (sql: string, ...values: (string | number)[]) => conditions.push({ sql, values });
	if (view === "open") add(WAITS, today);
	else if (view === "later") add("i.remind_on > ?", today);
	else if (view === "failed") add(FAILED);
	else if (view !== "all") add("i.state = ?", view);
	if (form) add("s.form = ?", form);
	if (stage) add("i.stage = ?", stage);
	if (office) add("i.office = ?", office);
	if (agent) add("i.agent_email = ?", agent);
	if (property) add("s.property_id = ?", property);
	if (mine) add("i.assigned_to = ?", staff.id);
	if (after) {
		const { latest, id } = after;
		add("(i.latest_at < ? OR (i.latest_at = ? AND i.submission_id > ?))", latest, latest, id);
	}
	if (words) {
		const ofConversation = "w.submission_id = i.submission_id AND instr(lower(w.text), value) > 0";
		const ofText = `EXISTS (SELECT 1 FROM json_each(?) WHERE instr(lower(s.data), value) > 0
			OR EXISTS (SELECT 1 FROM inbox_notes AS w WHERE ${ofConversation}))`;
		// First and last name are separate fields, so each word may match a different field.
		const each = words.split(/\s+/).slice(0, MAX_WORDS);
		add(
			`(${each.map(() => ofText).join(" AND ")} OR s.property_id IN (SELECT value FROM json_each(?)))`,
			...each.map(wordsInEachCase),
			JSON.stringify(named),
		);
	}
	return conditions;
}

/** Number of new or due items in scope, and a mark that changes with the inbox. A cheap query for polling. */
export async function inboxNews(
	db: D1DatabaseSession,
	staff: Staff,
	today: Day,
): Promise<{ waiting: number; mark: string }> {
	const { sql, values } = inboxScope(staff);
	const row = await db
		.prepare(
			`SELECT (SELECT count(*) FROM inbox AS i WHERE i.state = 'new' AND coalesce(i.remind_on, '') <= ? AND ${sql})
				+ (SELECT count(*) FROM inbox AS i WHERE i.state <> 'new' AND i.remind_on <= ? AND ${sql}) AS waiting,
				(SELECT max(changed_at) FROM inbox) AS changed`,
		)
		.bind(today, ...values, today, ...values)
		.first<Computed<{ waiting: number; changed: number | null }>>();
	return { waiting: row?.waiting ?? 0, mark: `${row?.waiting ?? 0}-${row?.changed ?? 0}` };
}

/** Ids of the properties of items in scope, the most recently requested first. */
export async function inboxProperties(db: D1DatabaseSession, staff: Staff): Promise<number[]> {
	const { sql, values } = inboxScope(staff);
	const { results } = await db
		.prepare(
			`SELECT s.property_id AS id FROM inbox AS i JOIN submissions AS s ON s.id = i.submission_id
			WHERE s.property_id IS NOT NULL AND ${sql} GROUP BY 1 ORDER BY max(i.arrived_at) DESC LIMIT ${MAX_PROPERTIES}`,
		)
		.bind(...values)
		.all<{ id: Cell<"submissions", "property_id", number> }>();
	return results.map(({ id }) => id);
}

/** CRM email addresses of the agents of items in scope. */
export async function inboxAgents(db: D1DatabaseSession, staff: Staff): Promise<string[]> {
	const { sql, values } = inboxScope(staff);
	const { results } = await db
		.prepare(
			`SELECT DISTINCT i.agent_email AS agent FROM inbox AS i WHERE i.agent_email IS NOT NULL AND ${sql}
			ORDER BY i.agent_email COLLATE NOCASE LIMIT 200`,
		)
		.bind(...values)
		.all<{ agent: Cell<"inbox", "agent_email", string> }>();
	return results.map(({ agent }) => agent);
}
