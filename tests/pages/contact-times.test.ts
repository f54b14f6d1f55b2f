import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { contactTimePresets } from "../../app/domain/agency/brand";
import { pagePath } from "../../app/domain/pages/paths";
import worker from "../../worker/index";
import { importProperties, leastForms, sendForm } from "../support/forms/forms";
import { ORIGIN } from "../support/site";

beforeAll(importProperties);

/** Contact times in the property form under a setting. */
async function offered(CONTACT_TIMES: "first" | "second"): Promise<string[]> {
	const ctx = createExecutionContext();
	const environment = { ...env, CONTACT_TIMES } as Env;
	// Each setting has its own URL, because the page cache would return the other one's page.
	const address = `${ORIGIN}${pagePath("contact", "nl")}?property=101&form=contact-me&subject=${CONTACT_TIMES}`;
	const page = await worker.fetch(new Request(address), environment, ctx);
	const html = await page.text();
	await waitOnExecutionContext(ctx);
	return [...new Set([...html.matchAll(/value="(\d\d:\d\d-\d\d:\d\d)"/g)].map(([, time = ""]) => time))];
}

test("the hours at which one may be called are those that the agency has chosen", async () => {
	expect(await offered("first")).toEqual([...contactTimePresets.first]);
	expect(await offered("second")).toEqual([...contactTimePresets.second]);
});

test.for(Object.values(contactTimePresets).flat())("a form takes %s, whichever are shown", async (contactTime) => {
	const { status } = await sendForm("contact-me", { ...leastForms["contact-me"], contactTime });
	expect(status).toBe(201);
});
