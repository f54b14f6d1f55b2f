import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { clearSubmissions, importProperties, leastForms, sendForm } from "../../tests/support/forms/forms";
import { createServices } from "../services";

const { privacy } = createServices(env).desk;
const email = "lotte@example.com";

beforeEach(async () => {
	await importProperties();
	await clearSubmissions();
});

test("an erasure counts what was found and is gone", async () => {
	await sendForm("contact-me", leastForms["contact-me"]);
	const found = Object.values(await privacy.found(email)).reduce((sum, rows) => sum + rows, 0);
	expect(found).toBeGreaterThan(1);
	expect((await privacy.erase(null, email)).count).toBe(found);
	expect((await privacy.erase(null, email)).count).toBe(0);
});
