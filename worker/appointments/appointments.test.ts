import { env } from "cloudflare:workers";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { languages } from "../../app/domain/language";
import { oneBooked, raceFor } from "../../tests/support/appointment-race";
import { feedOf, feedProperty } from "../../tests/support/feed";
import {
	call,
	countOf,
	emptyRequests,
	home,
	importHomes,
	leastForms,
	mailsOf,
	type OutboxMail,
	putSlot,
	rentalInBrussels,
	sendForm,
} from "../../tests/support/forms";
import { importFeed } from "../../tests/support/site";
import { createServices } from "../services";
import { dueBookings } from "./bookings";
import { followSlots } from "./follow";
import { tellOfPlaces } from "./new-places";
import type { AppointmentDependencies, VisitedHome } from "./ports";
import { remindVisitors } from "./reminders";

const DAY = 86_400;
const ROUNDS = 10;
/** Five hundred forms and their files, on a machine that is busy with other tests. */
const RACES_MS = 180_000;

beforeAll(importHomes);
beforeEach(async () => {
	await emptyRequests();
	await env.PERSONAL.batch([
		env.PERSONAL.prepare("DELETE FROM appointment_slots"),
		env.PERSONAL.prepare("DELETE FROM history"),
	]);
	await putSlot("first", 1);
	await putSlot("second", 1);
});

const visited: VisitedHome = {
	letter: { title: "Woning", details: "", url: "https://example.com/", picture: null },
	path: "/",
	isOpen: true,
	place: "Gent",
	office: "gent@meridiaan.example",
	rental: null,
};

/** The subject's dependencies, with its letters kept by their template; what a test looks at is told or replaced. */
function dependencies(changes: Partial<AppointmentDependencies> = {}) {
	const templates: string[] = [];
	const kicks: number[] = [];
	const deps: AppointmentDependencies = {
		db: env.PERSONAL,
		links: { token: async () => "token", subjectOf: async () => null } as unknown as AppointmentDependencies["links"],
		post: {
			prepare: async (letters) => {
				templates.push(...letters.map(({ template }) => template));
				return { statements: [], discard: async () => void templates.splice(-letters.length) };
			},
			kick: async () => void kicks.push(now()),
		},
		findHome: async () => visited,
		agencyLanguage: "nl",
		agencyAddress: "office@meridiaan.example",
		origin: "https://example.com",
		now,
		...changes,
	};
	return { deps, templates, kicks };
}

/** Runs once, when a home is looked for: between reading and writing. */
function meanwhile(work: () => Promise<unknown>): AppointmentDependencies["findHome"] {
	let isDone = false;
	return async () => {
		if (!isDone) {
			isDone = true;
			await work();
		}
		return visited;
	};
}

function now(): number {
	return Math.floor(Date.now() / 1_000);
}

/** When a slot begins, in seconds from now. */
async function startIn(slotId: string, seconds: number): Promise<void> {
	await env.PERSONAL.prepare("UPDATE appointment_slots SET starts_at = ?1, ends_at = ?1 + 1800 WHERE id = ?2")
		.bind(now() + seconds, slotId)
		.run();
}

async function book(fields: Record<string, unknown> = {}) {
	return sendForm("contact-appointment", { ...leastForms["contact-appointment"], slotId: "first", ...fields });
}

/** The link of the first letter that has one. */
async function tokenOf(recipient = "lotte@example.com"): Promise<string> {
	const [mail] = await mailsOf("recipient = ?", recipient);
	return /[?&]token=([\w.-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
}

async function change(what: "move" | "cancel", fields: Record<string, string>): Promise<number> {
	const response = await call(`/api/appointments/${what}`, {
		method: "POST",
		headers: { "content-type": "application/json", accept: "application/json" },
		body: JSON.stringify(fields),
	});
	return response.status;
}

async function freePlaces(): Promise<Record<string, number>> {
	const response = await call(`/api/appointments?property=${home.id}`);
	const { slots } = (await response.json()) as { slots: { id: string; free: number }[] };
	return Object.fromEntries(slots.map(({ id, free }) => [id, free]));
}

async function calendarOf(mail: OutboxMail | undefined): Promise<string> {
	const [file] = JSON.parse((mail as unknown as { attachments: string })?.attachments ?? "[]") as { key: string }[];
	const text = await (await env.PRIVATE.get(file?.key ?? "none"))?.text();
	// Long lines are folded.
	return (text ?? "").replaceAll("\r\n ", "");
}

function lineOf(calendar: string, name: string): string | undefined {
	return new RegExp(`^${name}[;:](.*)$`, "m").exec(calendar)?.[1]?.trim();
}

/** Subjects in the order they were written, by who gets them. */
async function subjects(): Promise<{ visitor: string[]; agency: string[] }> {
	const mails = await mailsOf();
	const to = (isVisitor: boolean) =>
		mails.filter(({ recipient }) => (recipient === "lotte@example.com") === isVisitor).map(({ subject }) => subject);
	return { visitor: to(true), agency: to(false) };
}

describe("a booking", () => {
	test("is confirmed at once, to both sides, with the same visit as a calendar file", async () => {
		const { status, response } = await book();
		expect(status).toBe(201);
		expect(response.headers.get("set-cookie")).toContain("__Host-appointment=");
		const [visitor, agency] = await mailsOf();
		expect([visitor?.recipient, agency?.reply_to]).toEqual(["lotte@example.com", "lotte@example.com"]);
		const [ours, theirs] = [await calendarOf(agency), await calendarOf(visitor)];
		expect(lineOf(ours, "UID")).toBe(lineOf(theirs, "UID"));
		expect([lineOf(theirs, "METHOD"), lineOf(theirs, "SEQUENCE")]).toEqual(["REQUEST", "0"]);
		expect(lineOf(theirs, "DTSTART")).toMatch(/^\d{8}T\d{6}Z$/);
		expect(theirs).toContain(await tokenOf());
		expect(ours).not.toContain(await tokenOf());
	});

	test("stands among the owner's calendar visits, without the visitor's name", async () => {
		await book();
		const rows = await env.PERSONAL.prepare("SELECT kind, status, contact_person, property_id FROM history").all();
		expect(rows.results).toEqual([
			{ kind: "calendarVisit", status: "confirmed", contact_person: null, property_id: home.id },
		]);
	});

	test("of a rental says what it asks of a tenant and what is due at signing, in every language", async () => {
		await env.PERSONAL.prepare("UPDATE appointment_slots SET property_id = ?, capacity = 4")
			.bind(rentalInBrussels)
			.run();
		const settings = { MINIMUM_INCOME: "2700", MAXIMUM_PERSONS: "3" } as Partial<Env>;
		for (const lang of languages) {
			const fields = { ...leastForms["contact-appointment"], propertyId: rentalInBrussels, slotId: "first", lang };
			expect((await sendForm("contact-appointment", fields, {}, settings)).status).toBe(201);
		}
		const mails = await mailsOf("recipient = ?", "lotte@example.com");
		expect(mails.map(({ language }) => language)).toEqual([...languages]);
		for (const { text } of mails) {
			expect(text).toContain("€\u00a02.700");
			expect(text).toMatch(/: 3$/m);
			// Brussels allows two months of deposit: 900, 1,800, and both.
			for (const amount of ["900", "1.800", "2.700"]) expect(text).toContain(`: €\u00a0${amount}`);
		}
	});

	test("of a home that is sold is refused", async () => {
		expect((await book({ propertyId: 303 })).status).toBe(409);
		expect((await book({ propertyId: 999 })).status).toBe(422);
	});

	test("of a slot of another home, of one that has begun or of none is refused as full", async () => {
		await startIn("second", -60);
		for (const fields of [{ slotId: "second" }, { slotId: "none" }, { propertyId: rentalInBrussels }]) {
			const { status, body } = await book(fields);
			expect([status, Object.keys(body.errors ?? {})]).toEqual([409, ["slotId"]]);
		}
		expect(await countOf("bookings")).toBe(0);
	});
});

test(`fifty who race for the last place: one has it, the others are told it is full, ${ROUNDS} rounds`, {
	timeout: RACES_MS,
}, async () => {
	for (let round = 0; round < ROUNDS; round += 1) {
		await emptyRequests();
		await putSlot(`race-${round}`, 1);
		const answers = await raceFor(`race-${round}`, async (fields) => {
			const { status, body } = await sendForm("contact-appointment", fields);
			return { status, message: body.message ?? "" };
		});
		expect(answers).toEqual(oneBooked);
		expect([await countOf("bookings"), await countOf("submissions"), await countOf("outbox")]).toEqual([1, 1, 2]);
	}
});

describe("a change by the letter's link", () => {
	beforeEach(async () => {
		await book();
	});

	test("following the link changes nothing", async () => {
		await call(`/api/appointments/calendar?token=${await tokenOf()}`);
		for (const what of ["move", "cancel"]) await call(`/api/appointments/${what}?token=${await tokenOf()}`);
		expect(await freePlaces()).toEqual({ first: 0, second: 1 });
	});

	test("to another time frees the old place, tells both sides and keeps the visit's name in calendars", async () => {
		const before = lineOf(await calendarOf((await mailsOf())[0]), "UID");
		expect(await change("move", { token: await tokenOf(), slotId: "second" })).toBe(200);
		expect(await freePlaces()).toEqual({ first: 1, second: 0 });
		const told = await subjects();
		expect([told.visitor.length, told.agency.length]).toEqual([2, 2]);
		expect(told.visitor[1]).toContain("verplaatst");
		const calendar = await calendarOf((await mailsOf())[2]);
		expect([lineOf(calendar, "UID"), lineOf(calendar, "SEQUENCE")]).toEqual([before, "1"]);
		expect(lineOf(calendar, "METHOD")).toBe("REQUEST");
	});

	test("to a time that is full is refused, and the old place stays", async () => {
		await book({ slotId: "second", email: "sam@example.com" });
		expect(await change("move", { token: await tokenOf(), slotId: "second" })).toBe(409);
		expect(await freePlaces()).toEqual({ first: 0, second: 0 });
	});

	test("to no time at all asks for one", async () => {
		expect(await change("move", { token: await tokenOf() })).toBe(422);
		expect(await freePlaces()).toEqual({ first: 0, second: 1 });
	});

	test("of several who move to the last place at once, one does", async () => {
		await putSlot("wanted", 1);
		for (const name of ["a", "b", "c", "d"]) {
			await putSlot(`own-${name}`, 1);
			await book({ slotId: `own-${name}`, email: `${name}@example.com` });
		}
		const tokens = await Promise.all(["a", "b", "c", "d"].map((name) => tokenOf(`${name}@example.com`)));
		const answers = await Promise.all(tokens.map((token) => change("move", { token, slotId: "wanted" })));
		expect(answers.sort()).toEqual([200, 409, 409, 409]);
	});

	test("pressing cancel many times at once cancels once, and tells each side once", async () => {
		const token = await tokenOf();
		const answers = await Promise.all(Array.from({ length: 8 }, () => change("cancel", { token })));
		expect(new Set(answers)).toEqual(new Set([200]));
		const told = await subjects();
		expect([told.visitor.length, told.agency.length]).toEqual([2, 2]);
		const calendar = await calendarOf((await mailsOf())[2]);
		expect([lineOf(calendar, "METHOD"), lineOf(calendar, "STATUS")]).toEqual(["CANCEL", "CANCELLED"]);
		expect(lineOf(calendar, "SEQUENCE")).toBe("1");
		expect(await freePlaces()).toEqual({ first: 1, second: 1 });
		expect(await env.PERSONAL.prepare("SELECT status FROM history").first("status")).toBe("cancelled");
	});

	test("of a visit that has begun is refused, as is one by a made-up link", async () => {
		const token = await tokenOf();
		expect(await change("cancel", { token: `${token}x` })).toBe(410);
		await env.PERSONAL.prepare("UPDATE bookings SET starts_at = ?")
			.bind(now() - 60)
			.run();
		expect(await change("cancel", { token })).toBe(410);
		expect(await change("move", { token, slotId: "second" })).toBe(410);
	});

	test("without a script leads back to the appointment's page", async () => {
		const response = await call("/api/appointments/cancel", {
			method: "POST",
			headers: { "content-type": "application/x-www-form-urlencoded" },
			body: new URLSearchParams({ token: await tokenOf(), lang: "de" }),
		});
		expect(response.status).toBe(303);
		expect(response.headers.get("location")).toMatch(/^\/de\/mein-termin\/\?token=.*&status=cancelled$/);
	});

	test("the visit can be taken to a calendar by hand", async () => {
		const response = await call(`/api/appointments/calendar?token=${await tokenOf()}`);
		expect(response.headers.get("content-disposition")).toContain('filename="afspraak.ics"');
		expect(lineOf(await response.text(), "METHOD")).toBe("PUBLISH");
		expect((await call("/api/appointments/calendar?token=x.y.z")).status).toBe(410);
	});
});

describe("the reminder", () => {
	/** What the scheduled job does, as if its last run were the missed ones. */
	const remind = () => createServices(env).appointments.remind();

	/** As if the visit had been booked for then. */
	async function beginsIn(seconds: number): Promise<void> {
		await env.PERSONAL.prepare("UPDATE bookings SET starts_at = ?1, remind_at = ?1 - ?2")
			.bind(now() + seconds, DAY)
			.run();
	}

	test("comes on the day before and once, though the job runs at the same time again and again", async () => {
		await book();
		await beginsIn(DAY + 60);
		expect(await remind()).toBe(0);
		await beginsIn(DAY - 60);
		await Promise.all(Array.from({ length: 5 }, remind));
		await remind();
		expect((await subjects()).visitor.filter((subject) => subject.startsWith("Herinnering"))).toHaveLength(1);
	});

	test("is made up for after missed runs, but not once the visit has begun", async () => {
		await book();
		await beginsIn(600);
		expect(await remind()).toBe(1);
		await emptyRequests();
		await book();
		await beginsIn(-600);
		expect(await remind()).toBe(0);
	});

	test("is left out for who books within the day, and for a visit that was cancelled", async () => {
		await startIn("first", 3_600);
		await book();
		expect(await env.PERSONAL.prepare("SELECT remind_at FROM bookings").first("remind_at")).toBeNull();
		await emptyRequests();
		await startIn("first", 30 * DAY);
		await book();
		await beginsIn(600);
		await change("cancel", { token: await tokenOf() });
		expect(await remind()).toBe(0);
	});

	test("is not written for an hour that changes while it is, and the new one is told at its time", async () => {
		await book();
		await beginsIn(600);
		const move = () =>
			env.PERSONAL.prepare("UPDATE bookings SET starts_at = ?1, sequence = 1, remind_at = ?1 - 86400")
				.bind(now() + 3 * DAY)
				.run();
		const moved = dependencies({ findHome: meanwhile(move) });
		expect(await remindVisitors(moved.deps)).toBe(0);
		expect(moved.templates).toEqual([]);
		expect(await env.PERSONAL.prepare("SELECT remind_at FROM bookings").first("remind_at")).not.toBeNull();
	});

	test.each(["UPDATE bookings SET state = 'cancelled', sequence = 1", "DELETE FROM bookings"])(
		"is not written for a visit that meanwhile: %s",
		async (sql) => {
			await book();
			await beginsIn(600);
			const { deps, templates } = dependencies({ findHome: meanwhile(() => env.PERSONAL.prepare(sql).run()) });
			expect(await remindVisitors(deps)).toBe(0);
			expect(templates).toEqual([]);
		},
	);

	test("that fails does not keep the others from theirs", async () => {
		await book();
		await book({ slotId: "second", email: "sam@example.com" });
		await beginsIn(600);
		let asked = 0;
		const { deps, kicks } = dependencies({
			findHome: async () => {
				asked += 1;
				if (asked === 1) throw new Error("not readable");
				return visited;
			},
		});
		expect(await remindVisitors(deps)).toBe(1);
		expect(kicks).toHaveLength(1);
		expect(await dueBookings(env.PERSONAL.withSession("first-primary"), now(), 9, "nl")).toHaveLength(1);
	});

	test.for(languages)("for a home that has left the market asks the agency and says so, in %s", async (lang) => {
		await book({ lang });
		await beginsIn(600);
		await env.PERSONAL.batch([
			env.PERSONAL.prepare("UPDATE bookings SET property_id = 303"),
			env.PERSONAL.prepare("DELETE FROM outbox"),
		]);
		expect(await remind()).toBe(1);
		const [visitor, agency] = await mailsOf();
		expect([visitor?.recipient, visitor?.language, agency?.language]).toEqual(["lotte@example.com", lang, "nl"]);
		expect(visitor?.text).toMatch(/op de markt|sur le marché|on the market|auf dem Markt/);
		expect(agency?.text).toContain("lotte@example.com");
		expect(agency?.text).toContain("303");
	});

	test("comes anew for a visit that was moved", async () => {
		await book();
		await beginsIn(600);
		await remind();
		await change("move", { token: await tokenOf(), slotId: "second" });
		await beginsIn(600);
		expect(await remind()).toBe(1);
	});
});

describe("word of new places", () => {
	const tell = () => createServices(env).appointments.tellOfPlaces();
	const fan = { email: "sam@example.com" };

	async function ask(confirm = true): Promise<void> {
		await sendForm("appointment-alert", { ...leastForms["appointment-alert"], ...fan });
		if (!confirm) return;
		const response = await call("/api/actions/confirm-appointment-alert", {
			method: "POST",
			headers: { "content-type": "application/json", accept: "application/json" },
			body: JSON.stringify({ token: await tokenOf(fan.email) }),
		});
		expect(response.status).toBe(200);
	}

	const written = async () => (await mailsOf("recipient = ?", fan.email)).map(({ subject }) => subject);

	beforeEach(async () => {
		await env.PERSONAL.prepare("DELETE FROM appointment_slots WHERE id = 'second'").run();
		await book();
	});

	test("comes when a place is freed, once, to whoever confirmed the wish", async () => {
		await ask();
		expect(await tell()).toBe(0);
		await change("cancel", { token: await tokenOf() });
		await Promise.all(Array.from({ length: 4 }, tell));
		expect((await written())[1]).toContain("Er is een bezoekmoment vrij");
		expect(await written()).toHaveLength(2);
	});

	test("comes when the agency adds a time", async () => {
		await ask();
		await putSlot("added", 1);
		expect(await tell()).toBe(1);
	});

	test("waits with the wish where the home is not open, and is given up where it is gone for good", async () => {
		await ask();
		await putSlot("added", 1);
		const stateOf = () => env.PERSONAL.prepare("SELECT state FROM appointment_alerts").first("state");
		for (const home of [null, { ...visited, isOpen: false }]) {
			expect(await tellOfPlaces(dependencies({ findHome: async () => home }).deps)).toBe(0);
			expect(await stateOf()).toBe("active");
		}
		expect(await tellOfPlaces(dependencies({ findHome: async () => "gone" }).deps)).toBe(0);
		expect(await stateOf()).toBe("told");
	});

	test("reaches those behind many that wait and one that fails", async () => {
		await env.PERSONAL.batch([
			env.PERSONAL.prepare(
				`INSERT INTO appointment_slots SELECT 'of-' || value, value, ?1, ?1 + 60, 1
				FROM (SELECT 1000 + row_number() OVER () AS value FROM json_each(?2))`,
			).bind(now() + DAY, JSON.stringify(Array.from({ length: 60 }))),
			env.PERSONAL.prepare(
				`INSERT INTO appointment_alerts
				SELECT id, '', property_id, 'sam@example.com', 'Sam', 'Exemple', 'nl', 'active', 0
				FROM appointment_slots WHERE property_id > 1000`,
			),
		]);
		const { deps, kicks } = dependencies({
			findHome: async (id) => {
				if (id === 1059) throw new Error("not readable");
				return { ...visited, isOpen: id === 1060 };
			},
		});
		expect(await tellOfPlaces(deps)).toBe(1);
		expect(kicks).toHaveLength(1);
	});

	test("is not written for a wish that is stopped meanwhile", async () => {
		await ask();
		await putSlot("added", 1);
		const stop = () => env.PERSONAL.prepare("DELETE FROM appointment_alerts").run();
		const { deps, templates } = dependencies({ findHome: meanwhile(stop) });
		expect(await tellOfPlaces(deps)).toBe(0);
		expect(templates).toEqual([]);
	});

	test("comes not for a wish that was not confirmed, nor after it was stopped", async () => {
		await ask(false);
		await putSlot("added", 1);
		expect(await tell()).toBe(0);
		await ask();
		const [mail] = await mailsOf("recipient = ?", fan.email);
		const stop = /<([^>]+)>/.exec(
			(JSON.parse(mail?.headers ?? "{}") as Record<string, string>)["List-Unsubscribe"] ?? "",
		);
		const url = new URL(stop?.[1] ?? "");
		expect((await call(url.pathname + url.search, { method: "POST" })).status).toBe(200);
		expect(await tell()).toBe(0);
		expect(await countOf("appointment_alerts")).toBe(0);
	});

	test("can be asked for again once it has come", async () => {
		await ask();
		await putSlot("added", 1);
		await tell();
		await env.PERSONAL.prepare("DELETE FROM outbox").run();
		await ask();
		expect(await tell()).toBe(1);
	});
});

describe("a home that has left the market", () => {
	test("has no times for visits, and nobody moves to one", async () => {
		await book();
		const token = await tokenOf();
		const slotsOf = async (id: number) =>
			((await (await call(`/api/appointments?property=${id}`)).json()) as { slots: unknown[] }).slots.length;
		expect(await slotsOf(home.id)).toBe(2);
		// Sold long ago, and one that was never published.
		for (const id of [303, 999]) {
			await env.PERSONAL.batch([
				env.PERSONAL.prepare("UPDATE appointment_slots SET property_id = ?").bind(id),
				env.PERSONAL.prepare("UPDATE bookings SET property_id = ?").bind(id),
			]);
			expect(await slotsOf(id)).toBe(0);
			expect(await change("move", { token, slotId: "second" })).toBe(409);
		}
	});
});

describe("a time that the agency puts elsewhere", () => {
	const follow = () => createServices(env).appointments.followSlots();
	const slotOf = (id: string, hours: number) => {
		const start = now() - (now() % 3_600) + 20 * DAY + hours * 3_600;
		const moment = (seconds: number) => new Date(seconds * 1_000).toISOString();
		return { ID: id, PropertyID: home.id, Start: moment(start), End: moment(start + 1_800), Capacity: 1 };
	};
	const importSlots = (...appointmentSlots: ReturnType<typeof slotOf>[]) =>
		importFeed(
			feedOf({
				propertyTypes: [{ ID: 1, ParentID: null, Name: { nl: "Woning" }, WebID: 1 }],
				properties: [feedProperty(home.id)],
				appointmentSlots,
			}),
		);

	// The homes that the tests after these ask for.
	afterAll(importHomes);

	test.for(languages)("takes its visits along and tells both sides once, in %s", async (lang) => {
		await importSlots(slotOf("fed", 0));
		await book({ slotId: "fed", lang });
		await env.PERSONAL.prepare("DELETE FROM outbox").run();
		await importSlots(slotOf("fed", 5));
		await Promise.all([follow(), follow()]);
		await follow();
		const slot = await env.PERSONAL.prepare("SELECT starts_at, ends_at FROM appointment_slots").first();
		const row = await env.PERSONAL.prepare("SELECT starts_at, ends_at, sequence, remind_at FROM bookings").first();
		expect(row).toEqual({ ...slot, sequence: 1, remind_at: Number(slot?.starts_at) - DAY });
		const [visitor, agency, ...others] = await mailsOf();
		expect(others).toEqual([]);
		expect([visitor?.recipient, visitor?.language, agency?.language]).toEqual(["lotte@example.com", lang, "nl"]);
		expect(visitor?.text).toMatch(/Ons kantoor|Notre agence|Our office|Unser Büro/);
		const calendar = await calendarOf(visitor);
		expect([lineOf(calendar, "SEQUENCE"), lineOf(calendar, "METHOD")]).toEqual(["1", "REQUEST"]);
	});

	test("and that fails for one visit moves the others", async () => {
		await book();
		await book({ slotId: "second", email: "sam@example.com" });
		await env.PERSONAL.prepare("UPDATE appointment_slots SET starts_at = starts_at + 60").run();
		let asked = 0;
		const { deps } = dependencies({
			findHome: async () => {
				asked += 1;
				if (asked === 1) throw new Error("not readable");
				return visited;
			},
		});
		expect(await followSlots(deps)).toBe(1);
	});

	test("writes to nobody who is erased meanwhile", async () => {
		await book();
		await env.PERSONAL.prepare("UPDATE appointment_slots SET starts_at = starts_at + 60").run();
		const { deps, templates } = dependencies({
			findHome: meanwhile(() => env.PERSONAL.prepare("DELETE FROM bookings").run()),
		});
		expect(await followSlots(deps)).toBe(0);
		expect(templates).toEqual([]);
	});

	test("and that leaves the feed keeps its visits, and nobody else gets its places", async () => {
		await importSlots({ ...slotOf("fed", 0), Capacity: 3 });
		await book({ slotId: "fed" });
		await importSlots();
		expect(await freePlaces()).toEqual({ fed: 0 });
		expect((await book({ slotId: "fed", email: "sam@example.com" })).status).toBe(409);
		expect(await countOf("bookings")).toBe(1);
		await importSlots({ ...slotOf("fed", 0), Capacity: 3 });
		expect(await freePlaces()).toEqual({ fed: 2 });
	});
});

test("whoever is erased frees his place, and the owner sees that nobody comes", async () => {
	await book();
	await createServices(env).requests.erasePerson("lotte@example.com");
	expect(await freePlaces()).toMatchObject({ first: 1 });
	expect(await env.PERSONAL.prepare("SELECT status FROM history").first("status")).toBe("cancelled");
});
