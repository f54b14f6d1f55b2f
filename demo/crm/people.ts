import type { Call, Reply } from "./call.ts";

type Said = Record<string, unknown>;

/** Contacts and calendar of an agency's CRM. */
export type CrmPeopleRecords = {
	contacts: readonly Said[];
	calendars: readonly Said[];
	/** The agency's own types of calendar entries. */
	actions: readonly Said[];
};

const MAX_PER_PAGE = 100;

/** Answers Whise's calls for contacts and calendars with an office's token; null for any other path. */
export function whisePeopleReply(
	{ contacts, calendars, actions }: CrmPeopleRecords,
	{ path, body }: Call,
): Reply | null {
	if (path === "v1/calendars/actions/list") return { status: 200, body: { calendarActions: actions } };
	if (path === "v1/contacts/list") return listed("contacts", contacts, body);
	return path === "v1/calendars/list" ? listed("calendars", calendars, body) : null;
}

/** Page of the records of the requested estates. Records with equal sort fields come in random order at each call. */
function listed(key: string, records: readonly Said[], body: Said): Reply {
	const { Limit = 20, Offset = 0 } = (body.Page ?? {}) as { Limit?: number; Offset?: number };
	const { EstateIds } = (body.Filter ?? {}) as { EstateIds?: unknown[] };
	const sort = (body.Sort ?? []) as { Field: string; Ascending?: boolean }[];
	const estatesOf = (record: Said) => (record.estates ?? []) as { estateId?: unknown }[];
	const fitting = records
		.filter((record) => estatesOf(record).some(({ estateId }) => EstateIds?.includes(Number(estateId))))
		.toSorted((one, other) => compared(one, other, sort));
	const page = fitting.slice(Offset, Offset + Math.min(Limit, MAX_PER_PAGE));
	return { status: 200, body: { [key]: page, totalCount: String(fitting.length) } };
}

function compared(one: Said, other: Said, sort: readonly { Field: string; Ascending?: boolean }[]): number {
	for (const { Field, Ascending = true } of sort) {
		const [a, b] = [one[Field], other[Field]].map((value) => (Field === "id" ? Number(value) : String(value)));
		if (a !== undefined && b !== undefined && a !== b) return (a < b ? -1 : 1) * (Ascending ? 1 : -1);
	}
	return Math.random() - 0.5;
}
