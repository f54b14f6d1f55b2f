import { expect, inject, test } from "vitest";
import { nameOf } from "../../../../demo/crm/sweepbright";
import { type Agency, crmPassword, whiseOffice } from "../../../../tests/support/feed/crm-service";
import { sweepBrightService } from "./service";

function serviceOf(agency: Agency) {
	const url = `${inject("crmService")}/${encodeURIComponent(JSON.stringify(agency))}`;
	const account = { url, clientId: String(whiseOffice.clientId), secret: crmPassword };
	return { ...sweepBrightService(account), calls: async () => (await fetch(`${url}/calls`)).json() };
}

const house = nameOf(7_001);

test("a token that ends in the middle of a run is asked for anew, to read and to name a page", async () => {
	const { estate, setUrl, calls } = serviceOf({ name: "sweepbright-expired", properties: 0, lasting: 1 });
	expect(await estate(house)).toMatchObject({ id: house });
	expect(await estate(house)).toMatchObject({ id: house });
	expect(await setUrl(house, "https://site.example/1/")).toBe(true);
	const read = `estates/${house}`;
	expect(await calls()).toEqual([
		"oauth/token",
		read,
		read,
		"oauth/token",
		read,
		`${read}/url`,
		"oauth/token",
		`${read}/url`,
	]);
});

test("a token that is never good is asked for once more, and no oftener", async () => {
	const { estate, calls } = serviceOf({ name: "sweepbright-never-good", properties: 0, lasting: 0 });
	await expect(estate(house)).rejects.toMatchObject({ runMessage: { code: "denied", status: 401 } });
	const read = `estates/${house}`;
	expect(await calls()).toEqual(["oauth/token", read, "oauth/token", read]);
});
