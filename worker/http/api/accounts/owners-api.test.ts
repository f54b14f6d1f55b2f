import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
	ask,
	camille,
	forgetFailures,
	lotte,
	post,
	putPasskey,
	services,
	signIn,
	storeTwoOwners,
} from "../../../../tests/support/accounts/owner-calls";
import { storeHistory } from "../../../../tests/support/accounts/owners";
import { ORIGIN } from "../../../../tests/support/site";

beforeAll(storeTwoOwners);
beforeEach(forgetFailures);

describe("files", () => {
	beforeAll(async () => {
		await storeHistory([
			{
				id: "h1",
				propertyId: 4101,
				kind: "visit",
				at: "2026-11-15T10:00:00Z",
				type: "visit",
				contactPerson: "=1+1",
				subject: { nl: "Tweede; bezoek", fr: "Visite" },
				status: "done",
				source: "Agency",
			},
			{
				id: "h2",
				propertyId: 4101,
				kind: "calendarVisit",
				at: "2026-12-01T14:00:00Z",
				type: "visit",
				subject: "Bezoek Jan Peeters",
				status: "confirmed",
			},
			{ id: "h3", propertyId: 4201, kind: "visit", at: "2026-11-15T10:00:00Z", subject: "Geheim van Camille" },
		]);
	});

	test("the history comes as a table that no spreadsheet runs", async () => {
		const cookie = await signIn("lotte");
		const response = await ask("/api/owner/4101/history.csv?lang=nl", { headers: { cookie } });
		const bytes = new Uint8Array(await response.arrayBuffer());
		expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
		const lines = new TextDecoder().decode(bytes).split("\r\n");
		expect(lines[0]).toBe("Datum;Uur;Soort;Type;Contactpersoon;Onderwerp;Opmerking;Status;Bron");
		expect(lines[1]).toBe("1-12-2026;15:00;Geplande bezoeken;Bezoek;;Bezoek Jan Peeters;;bevestigd;");
		expect(lines[2]).toBe(`15-11-2026;11:00;Bezoeken;Bezoek;'=1+1;"Tweede; bezoek";;gebeurd;Agency`);
		expect(response.headers.get("cache-control")).toBe("no-store");
	});

	test("the calendar's address needs no session, names no visitor, and can be renewed", async () => {
		const open = await services.owners.portal(new Request(ORIGIN, { headers: { cookie: await signIn("lotte") } }));
		const property = await open?.property(4101);
		const path = `/api/owner/calendar/${property?.calendarToken()}.ics`;
		const response = await ask(path);
		const text = await response.text();
		expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
		expect(text).toContain("DTSTART:20261201T140000Z");
		expect(text).toContain("SUMMARY:Bezoek\r\n");
		for (const name of ["1+1", "Peeters"]) expect(text).not.toContain(name);
		expect((await ask(path.replace("-4101-", "-4201-"))).status).toBe(404);
		await open?.renewCalendars();
		expect((await ask(path)).status).toBe(404);
	});
});

describe("isolation", () => {
	test("no call and no method of one owner reaches anything of another", async () => {
		const cookies = { lotte: await signIn("lotte"), camille: await signIn("camille") };
		for (const [me, other] of [
			[lotte, camille],
			[camille, lotte],
		] as const) {
			const cookie = cookies[me.username as keyof typeof cookies];
			const portal = await services.owners.portal(new Request(ORIGIN, { headers: { cookie } }));
			expect(await portal?.properties()).toEqual([...me.properties].sort((a, b) => b - a));
			for (const id of [...other.properties, 1, 0, -4101, 4101.5, Number.NaN])
				expect(await portal?.property(id)).toBeNull();
			for (const id of other.properties) {
				const answer = await ask(`/api/owner/${id}/history.csv`, { headers: { cookie } });
				expect(answer.status).toBe(404);
				expect(await answer.text()).not.toContain("Geheim");
			}
		}
	});

	test("neither another's session nor another's passkey can be ended", async () => {
		const [mine, theirs] = [await signIn("lotte"), await signIn("camille")];
		const portalOf = (cookie: string) => services.owners.portal(new Request(ORIGIN, { headers: { cookie } }));
		const [lottes, camilles] = [await portalOf(mine), await portalOf(theirs)];
		await lottes?.endSession(camilles?.sessionId ?? "");
		await putPasskey("camilles-key", camille.id);
		await lottes?.removePasskey("camilles-key");
		expect(await camilles?.passkeys()).toHaveLength(1);
		expect(await portalOf(theirs)).not.toBeNull();
		expect((await lottes?.sessions())?.some((session) => session.id === camilles?.sessionId)).toBe(false);
	});

	test("a passkey is offered to who signed in just now, and to no browser that was left open", async () => {
		const cookie = await signIn("lotte");
		expect((await post("/api/passkeys/options", {}, { headers: { cookie } })).status).toBe(200);
		await env.PERSONAL.prepare("UPDATE owner_sessions SET created_at = created_at - 601").run();
		const late = await post("/api/passkeys/options", {}, { headers: { cookie } });
		expect([late.status, await late.json()]).toMatchObject([403, { code: "sign-in-again" }]);
	});

	test("without a session nothing is shown", async () => {
		for (const path of ["/api/owner/4101/history.csv", "/api/owner/4201/history.csv"]) {
			expect((await ask(path)).status).toBe(401);
		}
		expect((await post("/api/passkeys/options", {})).status).toBe(401);
		expect((await post("/api/passkeys", {})).status).toBe(401);
		expect((await ask("/api/owner/calendar/901-4101-0-guess.ics")).status).toBe(404);
	});
});
