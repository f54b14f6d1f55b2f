import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { staffNamed, storeStaff } from "../../tests/support/accounts/desk";
import {
	clearSubmissions,
	emailsOf,
	importProperties,
	leastForms,
	property,
	sendForm,
} from "../../tests/support/forms/forms";
import type { Staff } from "../accounts/staff/staff";
import { epochSeconds } from "../platform/clock";
import { createServices } from "../services";

const services = createServices(env);
const { openDays, viewings } = services.desk;
let manager: Staff;

beforeAll(async () => {
	await importProperties();
	await storeStaff({ role: "manager" });
	manager = await staffNamed("manager@example.com");
});
beforeEach(async () => {
	await clearSubmissions();
	await env.LISTINGS.prepare("DELETE FROM desk_open_houses").run();
});

/** Opens an open day at the desk with two registrations. @returns its id */
async function openedDay(): Promise<string> {
	const startsAt = epochSeconds() + 86_400;
	const times = { startsAt, endsAt: startsAt + 7_200, capacity: 9, takesRegistrations: true };
	expect(await openDays.open(manager, { propertyId: property.id, ...times })).toBe(true);
	await services.reimport(property.id);
	const [day] = await openDays.list(manager, "nl");
	const form = { ...leastForms["open-house"], propertyId: property.id, openHouseId: day?.id };
	for (const email of ["lotte@example.com", "sam@example.com"])
		expect((await sendForm("open-house", { ...form, email })).status).toBe(201);
	return day?.id ?? "";
}

const toldTo = async (email: string) =>
	(await emailsOf("recipient = ?", email)).filter(({ subject }) => subject.includes("gaat niet door")).length;

test("an open day whose calling off was interrupted can be called off again, and each is told once", async () => {
	const id = await openedDay();
	await env.PERSONAL.prepare(
		"CREATE TRIGGER broken BEFORE UPDATE ON bookings WHEN old.email = 'sam@example.com' BEGIN SELECT raise(ABORT, 'broken'); END",
	).run();
	await expect(openDays.callOff(manager, id)).rejects.toThrow("broken");
	await env.PERSONAL.prepare("DROP TRIGGER broken").run();
	expect(await openDays.callOff(manager, id)).toBe(true);
	expect([await toldTo("lotte@example.com"), await toldTo("sam@example.com")]).toEqual([1, 1]);
	expect(await openDays.list(manager, "nl")).toEqual([]);
});

test("an open day that has begun is not called off: nobody could be told", async () => {
	const id = await openedDay();
	await env.LISTINGS.prepare("UPDATE desk_open_houses SET starts_at = ?")
		.bind(epochSeconds() - 60)
		.run();
	expect(await openDays.callOff(manager, id)).toBe(false);
	expect(await openDays.list(manager, "nl")).toMatchObject([{ id, hasBegun: true, isOver: false }]);
});

test("a place at an open day that was cancelled can be given again", async () => {
	await openedDay();
	const id =
		(await env.PERSONAL.prepare("SELECT id FROM bookings WHERE email = 'sam@example.com'").first<string>("id")) ?? "";
	expect(await viewings.callOff(manager, id, null)).toBe("cancelled");
	expect((await viewings.viewing(manager, id, "nl"))?.isFree).toBe(true);
	expect(await viewings.restore(manager, id)).toBe("restored");
});
