import { isLanguage } from "../../app/domain/language";
import { type Lead, type LeadFields, leadPerson } from "../../app/domain/lead";
import { toIsoString } from "../platform/clock";
import type { Computed, RowOf } from "../platform/rows";
import type { RequestDependencies } from "./dependencies";
import { targetsOf, type UnsubscribeTarget } from "./unsubscribe-targets";

type Deps = Pick<RequestDependencies, "db" | "leads" | "now" | "agencyLanguage">;

type Person = RowOf<"saved_searches", "email" | "first_name" | "last_name" | "language">;

/** Builds the lead about a later change or end of something that a form created. */
function leadOf(
	{ now, agencyLanguage }: Deps,
	{ email, first_name: firstName, last_name: lastName, language }: Person,
	lead: Pick<Lead, "form" | "about" | "fields">,
): Lead {
	return {
		...lead,
		id: crypto.randomUUID(),
		submissionId: null,
		createdAt: toIsoString(now()),
		language: isLanguage(language) ? language : agencyLanguage,
		office: null,
		agent: null,
		person: leadPerson({ email, firstName, lastName }),
		property: null,
	};
}

/** Builds the lead about the newsletter choice of a person with a verified address. */
export function newsletterLead(deps: Deps, reader: Person, newsletter: boolean): Lead {
	return leadOf(deps, reader, {
		form: newsletter ? "sign-newsletter" : "unsubscribe",
		about: null,
		fields: { newsletter },
	});
}

/** Builds the lead about a saved search; null when it does not exist or is not confirmed. */
export async function savedSearchLead(deps: Deps, id: string, fields: LeadFields): Promise<Lead | null> {
	const row = await deps.db
		.withSession("first-primary")
		.prepare("SELECT email, first_name, last_name, language FROM saved_searches WHERE id = ? AND state <> 'pending'")
		.bind(id)
		.first<Person>();
	return row && leadOf(deps, row, { form: "demand-register", about: `demand:${id}`, fields });
}

/** Statements for the batch that ends subscriptions: a lead for the newsletter and for each saved search. */
export async function stoppedLeadStatements(deps: Deps, stopped: UnsubscribeTarget): Promise<D1PreparedStatement[]> {
	const session = deps.db.withSession("first-primary");
	const leads: Lead[] = [];
	for (const { table, column, value } of targetsOf(stopped)) {
		if (table === "appointment_alerts") continue;
		const { results } = await session
			.prepare(`SELECT id, email, first_name, last_name, language FROM ${table} WHERE ${column} = ?`)
			.bind(value)
			.all<Person & Computed<{ id: string }>>();
		for (const { id, ...person } of results) {
			const isSearch = table === "saved_searches";
			leads.push(
				isSearch
					? leadOf(deps, person, {
							form: "demand-register",
							about: `demand:${id}`,
							fields: { searchEnded: true },
						})
					: newsletterLead(deps, person, false),
			);
		}
	}
	return leads.flatMap(deps.leads.prepare);
}
