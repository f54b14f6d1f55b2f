import { env } from "cloudflare:workers";
import { bundledBrand } from "../../../app/domain/agency/brand";
import { madeFor } from "../../../app/domain/property/visibility/audiences";
import { epochSeconds } from "../../../worker/platform/clock";
import type { AppointmentDependencies, ViewingProperty } from "../../../worker/viewings/dependencies";
import { call, clearSubmissions, emailsOf, leastForms, type OutboxEmail, property, putSlot, sendForm } from "./forms";

export const DAY = 86_400;

/** Clears all bookings and creates two slots with one seat each: `first` and `second`. */
export async function startAppointments(): Promise<void> {
	await clearSubmissions();
	await env.PERSONAL.batch([
		env.PERSONAL.prepare("DELETE FROM appointment_slots"),
		env.PERSONAL.prepare("DELETE FROM history"),
	]);
	await putSlot("first", 1);
	await putSlot("second", 1);
}

const card = { title: "Woning", details: "", url: "https://example.com/", picture: null };

export const viewingProperty: ViewingProperty = {
	propertyCard: madeFor("confirmed", card),
	inAgency: {
		name: "GENT-1, Sleepstraat 1",
		address: "Sleepstraat 1, 9000 Gent",
		propertyCard: madeFor("agency", card),
	},
	path: "/",
	refusal: null,
	address: "Gent",
	isAddressSent: false,
	office: "gent@meridiaan.example",
	recipients: { to: "gent@meridiaan.example", cc: null, fallbacks: [] },
	lead: { office: null, agent: null, reference: null, officeId: null },
	rental: null,
};

/** Dependencies of the appointments service. Records the templates of its emails. */
export function dependencies(changes: Partial<AppointmentDependencies> = {}) {
	const templates: string[] = [];
	const kicks: number[] = [];
	const deps: AppointmentDependencies = {
		db: env.PERSONAL,
		links: { token: async () => "token", subjectOf: async () => null } as unknown as AppointmentDependencies["links"],
		post: {
			prepare: async (emails) => {
				templates.push(...emails.map(({ template }) => template));
				return { statements: [], discard: async () => void templates.splice(-emails.length) };
			},
			kick: async () => void kicks.push(epochSeconds()),
		},
		findProperty: async () => viewingProperty,
		leads: { prepare: () => [] },
		agency: () => bundledBrand,
		agencyLanguage: "nl",
		agencyAddress: () => "office@meridiaan.example",
		fallbackAddress: () => "last@meridiaan.example",
		siteAddress: () => "https://example.com",
		now: epochSeconds,
		...changes,
	};
	return { deps, templates, kicks };
}

/** Runs `work` once, when a property is looked up, i.e. between reading and writing. */
export function meanwhile(work: () => Promise<unknown>): AppointmentDependencies["findProperty"] {
	let isDone = false;
	return async () => {
		if (!isDone) {
			isDone = true;
			await work();
		}
		return viewingProperty;
	};
}

/** Moves the start of a slot to this many seconds from now. */
export async function startIn(slotId: string, seconds: number): Promise<void> {
	await env.PERSONAL.prepare("UPDATE appointment_slots SET starts_at = ?1, ends_at = ?1 + 1800 WHERE id = ?2")
		.bind(epochSeconds() + seconds, slotId)
		.run();
}

export async function book(fields: Record<string, unknown> = {}) {
	return sendForm("contact-appointment", { ...leastForms["contact-appointment"], slotId: "first", ...fields });
}

/** Token of the link in the recipient's first email. */
export async function tokenOf(recipient = "lotte@example.com"): Promise<string> {
	const [email] = await emailsOf("recipient = ?", recipient);
	return /[?&]token=([\w.-]+)/.exec(email?.text ?? "")?.[1] ?? "";
}

export async function change(what: "move" | "cancel", fields: Record<string, string>): Promise<number> {
	const response = await call(`/api/appointments/${what}`, {
		method: "POST",
		headers: { "content-type": "application/json", accept: "application/json" },
		body: JSON.stringify(fields),
	});
	return response.status;
}

export async function freeSeats(): Promise<Record<string, number>> {
	const response = await call(`/api/appointments?property=${property.id}`);
	const { slots } = (await response.json()) as { slots: { id: string; free: number }[] };
	return Object.fromEntries(slots.map(({ id, free }) => [id, free]));
}

export async function calendarOf(email: OutboxEmail | undefined): Promise<string> {
	const [file] = JSON.parse((email as unknown as { attachments: string })?.attachments ?? "[]") as { key: string }[];
	const text = await (await env.PRIVATE.get(file?.key ?? "none"))?.text();
	// Unfold long lines.
	return (text ?? "").replaceAll("\r\n ", "");
}

export function lineOf(calendar: string, name: string): string | undefined {
	return new RegExp(`^${name}[;:](.*)$`, "m").exec(calendar)?.[1]?.trim();
}

/** Subjects in order of creation, by recipient. */
export async function subjects(): Promise<{ visitor: string[]; agency: string[] }> {
	const emails = await emailsOf();
	const to = (isVisitor: boolean) =>
		emails.filter(({ recipient }) => (recipient === "lotte@example.com") === isVisitor).map(({ subject }) => subject);
	return { visitor: to(true), agency: to(false) };
}
