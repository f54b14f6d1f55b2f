import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import english from "../../locales/en/desk.json";
import desk from "../../locales/nl/desk.json";
import { createServices } from "../../worker/services";
import { staffCookie } from "../support/accounts/desk";
import { importProperties, leastForms, property, putSlot, sendForm } from "../support/forms/forms";
import { ask, ORIGIN } from "../support/site";

let cookie = "";

beforeAll(async () => {
	await importProperties();
	cookie = await staffCookie({ role: "manager" });
});

async function seen(path: string): Promise<string> {
	return (await ask(path, { headers: { cookie } })).text();
}

/** Posts a form of the desk as a browser without scripts does. */
async function send(
	path: string,
	fields: Record<string, string>,
): Promise<{ status: number; to: string; html: string }> {
	const body = new FormData();
	for (const [name, value] of Object.entries(fields)) body.set(name, value);
	const response = await ask(path, { method: "POST", body, headers: { cookie, origin: ORIGIN } });
	return { status: response.status, to: response.headers.get("location") ?? "", html: await response.text() };
}

/** Sends a form as a visitor and returns the id of its item at the desk. */
async function itemOf(form: "contact-visit" | "contact-me", lang: string): Promise<string> {
	await sendForm(form, { ...leastForms[form], lang });
	const newest = "SELECT id FROM submissions WHERE form = ? ORDER BY created_at DESC LIMIT 1";
	return (await env.PERSONAL.prepare(newest).bind(form).first<string>("id")) ?? "";
}

test("a viewing is booked for whoever asked for one, moved with a reason and back, cancelled with a reason, and takes place after all", async () => {
	await putSlot("by-hand", 1);
	const item = await itemOf("contact-visit", "fr");
	expect(await seen(`/en/desk/inbox/${item}/`)).toContain(`/en/desk/viewings/?item=${item}#book`);
	const page = await seen(`/en/desk/viewings/?item=${item}`);
	for (const part of [
		'value="by-hand"',
		'value="lotte@example.com"',
		`value="${item}"`,
		'<option value="fr" selected',
	]) {
		expect(page).toContain(part);
	}
	const booking = { intent: "book", bookProperty: String(property.id), slot: "by-hand", language: "fr", item };
	const caller = { firstName: "Lotte", lastName: "Voorbeeld", email: "lotte@example.com", phone: "0470 12 34 56" };
	const wrong = await send(`/en/desk/viewings/?item=${item}`, { ...booking, ...caller, email: "lotte", lastName: "" });
	expect([wrong.status, wrong.html.split("Enter an email address.").length]).toEqual([422, 2]);
	const sent = await send("/en/desk/viewings/", { ...booking, ...caller });
	expect(sent.to).toMatch(/^\/en\/desk\/viewings\/[\w-]+\/\?done=booked$/);
	const [own = ""] = sent.to.split("?");
	expect((await send("/en/desk/viewings/", { ...booking, ...caller })).status).toBe(422);
	expect(await seen(own)).toContain("+32470123456");
	expect(await seen(own)).not.toContain('value="restore"');
	await putSlot("another", 1, 3_600);
	const move = { intent: "move", slot: "another", from: "by-hand" };
	expect((await send(own, { ...move, reason: "x".repeat(1_001) })).status).toBe(422);
	const moved = await send(own, { ...move, reason: "Le propriétaire rentre plus tard." });
	expect(moved.to).toBe(`${own}?from=by-hand&done=moved`);
	const shifted = await env.PERSONAL.prepare("SELECT text FROM outbox ORDER BY seq DESC LIMIT 1 OFFSET 1").first(
		"text",
	);
	expect(shifted).toContain("Motif\u00a0: Le propriétaire rentre plus tard.");
	const logged = await env.PERSONAL.prepare("SELECT after FROM audit_log ORDER BY seq DESC LIMIT 1").first<string>(
		"after",
	);
	expect(JSON.parse(logged ?? "")).toEqual({ start: expect.stringMatching(/T.+Z$/), state: "confirmed" });
	expect(await seen(moved.to)).toContain('<input type="hidden" name="slot" value="by-hand"/>');
	expect((await send(own, { intent: "move", slot: "by-hand", from: "another" })).to).toContain("done=moved");
	expect((await send(own, { intent: "call-off", reason: "x".repeat(1_001) })).status).toBe(422);
	expect((await send(own, { intent: "call-off", reason: "Le propriétaire est absent." })).to).toContain("cancelled");
	// The visitor can be offered another time from the request itself.
	const asked = await seen(`/en/desk/inbox/${item}/`);
	expect(asked).toContain(`/en/desk/viewings/?item=${item}#book`);
	expect(asked).toContain(english.inbox.cancelled);
	const told = await env.PERSONAL.prepare("SELECT text FROM outbox ORDER BY seq DESC LIMIT 1 OFFSET 1").first("text");
	expect(told).toContain("Motif\u00a0: Le propriétaire est absent.");
	expect(await seen(own)).toContain('value="restore"');
	expect((await send(own, { intent: "restore" })).to).toContain("done=takesPlace");
	// Among several viewings of one request, the page shows the one that takes place.
	await env.PERSONAL.prepare(
		`INSERT INTO bookings (id, slot_id, property_id, starts_at, ends_at, submission_id, language, state, created_at)
		VALUES ('0', 'another', ?, 1, 2, ?, 'fr', 'cancelled', 1)`,
	)
		.bind(property.id, item)
		.run();
	expect(await seen(`/en/desk/inbox/${item}/`)).not.toContain("#book");
	expect(await seen(own)).toContain('value="call-off"');
});

test("an answer begins with a text of its form in the visitor's language, by a link, and the next one empty", async () => {
	const item = await itemOf("contact-me", "de");
	const own = `/nl/desk/inbox/${item}/`;
	expect(await seen(own)).toContain(`${own}?template=available`);
	const page = await seen(`${own}?template=available`);
	expect(page).toContain("Diese Immobilie ist noch verfügbar.");
	expect(page).toContain(`/de/`);
	expect(page).toContain(`?property=${property.id}`);
	expect(await seen(`${own}?template=jobDeclined`)).not.toContain("Bewerbungen");
	expect((await send(`${own}?template=available`, { intent: "reply", text: "Guten Tag" })).to).toBe(
		`${own}?done=replied`,
	);
});

test("an answer that closes its request leads on to the next one, as closing does", async () => {
	const [item, next] = [await itemOf("contact-me", "nl"), await itemOf("contact-visit", "nl")];
	const own = `/nl/desk/inbox/${item}/?stage=new`;
	const answer = { intent: "reply", text: "Tot morgen.", next };
	expect((await send(own, answer)).to).toBe(`${own}&done=replied`);
	expect((await send(own, { ...answer, close: "1" })).to).toBe(`/nl/desk/inbox/${next}/?stage=new&done=replied`);
	expect((await send(own, { ...answer, close: "1", next: "" })).to).toBe("/nl/desk/inbox/?stage=new&done=replied");
});

test("an answer to what a colleague has answered meanwhile is not sent before its writer has read that", async () => {
	const item = await itemOf("contact-me", "nl");
	const own = `/nl/desk/inbox/${item}/`;
	const writtenIn = (html: string) => /name="written" value="(\d+)"/.exec(html)?.[1] ?? "";
	const answer = { intent: "reply", text: "Het is nog vrij.", written: writtenIn(await seen(own)) };
	expect((await send(own, answer)).to).toBe(`${own}?done=replied`);
	const refused = await send(own, { ...answer, text: "Het is helaas weg." });
	expect([refused.status, refused.html.includes("Het is helaas weg.")]).toEqual([422, true]);
	expect(refused.html).toContain("Intussen is hier nog iets geschreven");
	expect((await send(own, { ...answer, written: writtenIn(refused.html) })).to).toBe(`${own}?done=replied`);
});

test("what went on meanwhile is not closed, answered or put off before that was read", async () => {
	const item = await itemOf("contact-visit", "nl");
	const own = `/nl/desk/inbox/${item}/`;
	const note =
		"INSERT INTO inbox_notes (id, submission_id, kind, author, text, at) VALUES (?, ?, 'message', 'Jo', 'Toch niet.', 1)";
	const [, written = ""] = /name="written" value="(\d+)"/.exec(await seen(own)) ?? [];
	await env.PERSONAL.prepare(note).bind(crypto.randomUUID(), item).run();
	const forms: Record<string, string>[] = [
		{ intent: "state", state: "closed", next: "" },
		{ intent: "state", state: "answered" },
		{ intent: "remind", day: "2099-01-01" },
	];
	for (const form of forms) {
		const refused = await send(own, { ...form, written });
		expect([refused.status, refused.html.split(desk.inbox.readFirst).length]).toEqual([422, 2]);
	}
	const read = String(Number(written) + 1);
	expect(await seen(own)).toMatch(
		new RegExp(
			`value="closed"/><input type="hidden" name="next" value="[^"]*"/><input type="hidden" name="written" value="${read}"`,
		),
	);
	expect((await send(own, { intent: "state", state: "answered", written: read })).to).toContain("done=saved");
});

test("what is lost has a reason: without one it stays as it was, and the form as it was filled in", async () => {
	const item = await itemOf("contact-me", "nl");
	const own = `/nl/desk/inbox/${item}/`;
	const stage = () => env.PERSONAL.prepare("SELECT stage FROM inbox WHERE submission_id = ?").bind(item).first("stage");
	const before = await stage();
	for (const reason of ["", "other"]) {
		const refused = await send(own, { intent: "stage", stage: "lost", reason });
		expect([refused.status, await stage()]).toEqual([422, before]);
		expect(refused.html).toMatch(/<select(?=[^>]* name="reason")[^>]* aria-invalid="true"/);
		expect(refused.html).toContain('<option value="lost" selected');
		expect(refused.html).toContain("Kies waarom het niets werd.");
	}
	expect((await send(own, { intent: "stage", stage: "lost", reason: "price" })).to).toContain("done=saved");
	expect((await send(own, { intent: "stage", stage: "viewed", reason: "" })).to).toContain("done=saved");
});

test("a property leads to the invitation of its owner", async () => {
	const path = `/nl/desk/owners/?property=${property.id}`;
	expect(await seen(`/nl/desk/listings/${property.id}/`)).toContain(`${path}#invite`);
	const field = new RegExp(`<input(?=[^>]* name="property")(?=[^>]* list="properties")[^>]* value="${property.id}"`);
	expect(await seen(path)).toMatch(field);
});

test("what is assigned to a colleague who is suspended later still says so where it is assigned, and nothing more is", async () => {
	const item = await itemOf("contact-me", "nl");
	const { staff } = createServices(env);
	const colleague = { name: "Sam Voorbeeld", role: "manager", language: "nl", office: null, agentEmail: null } as const;
	const invited = await staff.people.invite(null, { ...colleague, email: "sam.calls@example.com" });
	if (!invited.ok) throw new Error(invited.reason);
	const { id } = invited.staff;
	const setState = (state: string) =>
		env.PERSONAL.prepare("UPDATE staff SET state = ? WHERE id = ?").bind(state, id).run();
	await setState("active");
	const own = `/nl/desk/inbox/${item}/`;
	expect((await send(own, { intent: "assign", to: id })).status).toBe(303);
	await setState("suspended");
	expect(await seen(own)).toContain(`<option value="${id}" selected="">Sam Voorbeeld</option>`);
	const other = `/nl/desk/inbox/${await itemOf("contact-visit", "nl")}/`;
	expect((await send(other, { intent: "assign", to: id })).status).toBe(404);
	expect((await send(own, { intent: "assign", to: id })).status).toBe(303);
});
