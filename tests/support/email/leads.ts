import { env } from "cloudflare:workers";
import { inject } from "vitest";
import { type Lead, leadPerson } from "../../../app/domain/lead";
import type { LeadMood } from "../../../demo/crm/leads/lead-server";
import { webhookSecret } from "../../../demo/crm/leads/lead-server";
import { type Received, whiseAccount } from "../../../demo/crm/leads/whise-leads";
import { sweepBrightNames } from "../../../worker/import/sources/sweepbright/announcements";
import { type LeadSettings, sinkOf } from "../../../worker/leads/choose";
import { createLeads } from "../../../worker/leads/service";
import type { Alert } from "../../../worker/monitoring/alert";
import { createFailures } from "../../../worker/outbox/failures";
import { clearSubmissions } from "../forms/forms";

const START = 1_800_000_000;

export const HOUR = 3_600;

export const STEP = 300;

const server = inject("leadServer");

let agency = "";

/** Switches to a new agency whose system has received nothing yet. */
export async function newAgency(): Promise<void> {
	await clearSubmissions();
	// Test files share the server.
	agency = `agency-${crypto.randomUUID()}`;
}

/** Base URL of the agency's system, without its kind. */
export function agencyUrl(): string {
	return `${server}/${agency}`;
}

export async function turn(mood: LeadMood, field = ""): Promise<void> {
	await (await fetch(`${agencyUrl()}/mood/${mood}?field=${field}`)).text();
}

/** Records stored by the agency's system, in order. */
export async function received(): Promise<Received[]> {
	return (await (await fetch(`${agencyUrl()}/received`)).json()) as Received[];
}

export const SECOND_OFFICE = 35;

function settingsOf(kind: LeadSettings["kind"]): LeadSettings {
	const url = `${agencyUrl()}/${kind}`;
	const { user, password, clientId, officeIds } = whiseAccount;
	if (kind === "webhook") return { kind, url, secret: webhookSecret };
	if (kind === "omnicasa") return { kind, url, user, password, sharesTypes: true };
	if (kind === "sweepbright") {
		return { kind, url, clientId: String(clientId), secret: password, sharesTypes: true };
	}
	return { kind, url, user, password, clientId, officeIds: [...officeIds, SECOND_OFFICE], sharesTypes: true };
}

/** Leads with their own clock. Notices to the agency are collected. */
export function scene(kind: LeadSettings["kind"] = "whise") {
	const clock = { now: START };
	const alerts: Alert[] = [];
	const notified = new Set<string>();
	const notify = async (notice: Alert) => void alerts.push(notice);
	const now = () => clock.now;
	const leads = createLeads({
		db: env.PERSONAL,
		open: () => sinkOf(settingsOf(kind), "nl", sweepBrightNames(env.LISTINGS)),
		enqueue: async () => {},
		notify,
		mayNotify: async (what) => !notified.has(what) && notified.add(what).has(what),
		language: "nl",
		now,
	});
	const failures = createFailures({
		db: env.PERSONAL,
		notify,
		fallback: () => "last@example.com",
		language: "nl",
		siteAddress: () => "https://example.com",
		now,
	});
	const write = async (...some: Partial<Lead>[]) => {
		await env.PERSONAL.batch(some.flatMap((changes) => leads.prepare({ ...question, ...changes })));
	};
	/** Delivers repeatedly, like the queue and the schedule. */
	const deliverFor = async (seconds: number) => {
		for (let passed = 0; passed < seconds; passed += STEP) {
			clock.now += STEP;
			await leads.deliver();
		}
	};
	return { clock, alerts, leads, failures, write, deliverFor };
}

export const lotte = leadPerson({
	firstName: "Lotte",
	lastName: "Voorbeeld",
	email: "lotte@example.com",
	phone: "+32470123456",
});

export const question: Lead = {
	id: "question-1",
	submissionId: null,
	about: null,
	form: "contact-me",
	createdAt: "2027-01-15T08:00:00Z",
	language: "fr",
	office: null,
	agent: { name: "Kantoor", email: "agent@example.com" },
	person: lotte,
	property: {
		id: 101,
		projectId: null,
		unit: null,
		title: "Huis",
		summary: "GENT-1 · Sleepstraat 1, 9000 Gent · € 450.000",
		reference: "R-1",
		officeId: null,
		url: "https://example.com/101",
	},
	fields: { remark: "Is de tuin omheind?" },
};

export const search: Lead["fields"]["search"] = {
	goal: "sale",
	propertyTypes: [{ id: 1, name: "Huis" }],
	zips: ["9000", "9030"],
	minPrice: 200_000,
	maxPrice: 400_000,
	minBedrooms: 3,
	maxBedrooms: null,
	bathrooms: null,
	garages: 1,
	parkings: null,
	terrace: false,
	garden: true,
	parameters: { goal: ["sale"], type: ["1"], zip: ["9000", "9030"] },
	criteria: [
		"Huis",
		"9000 Gent",
		"9030 Gent",
		"Prijs € 200.000 tot € 400.000",
		"Slaapkamers: 3 of meer",
		"Garages: 1 of meer",
		"Tuin",
	],
};

export const viewing = { start: "2027-02-01T10:00:00.000Z", end: "2027-02-01T10:30:00.000Z", slotId: "77" };

/** Highest number of attempts of a lead. */
export async function attempts(): Promise<number> {
	return (await env.PERSONAL.prepare("SELECT max(attempts) AS n FROM outbox").first<number>("n")) ?? 0;
}

export async function statuses(): Promise<string[]> {
	const { results } = await env.PERSONAL.prepare("SELECT status FROM outbox ORDER BY seq").all<{ status: string }>();
	return results.map(({ status }) => status);
}
