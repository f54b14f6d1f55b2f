import { env } from "cloudflare:workers";
import { beforeAll, expect, test, vi } from "vitest";
import { pagePath } from "../../app/domain/pages/paths";
import { importProperties } from "../support/forms/forms";
import { ask } from "../support/site";

beforeAll(importProperties);

test("the home page is there without the testimonials that cannot be read", async () => {
	const logged = vi.spyOn(console, "error").mockReturnValue();
	await env.PERSONAL.prepare("ALTER TABLE testimonials RENAME TO hidden_testimonials").run();
	try {
		const answer = await ask(pagePath("home", "fr"));
		expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining("<article")]);
	} finally {
		await env.PERSONAL.prepare("ALTER TABLE hidden_testimonials RENAME TO testimonials").run();
		logged.mockRestore();
	}
});
