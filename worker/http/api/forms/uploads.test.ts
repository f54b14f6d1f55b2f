import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
	call,
	clearSubmissions,
	countOf,
	emailsOf,
	importProperties,
	leastForms,
} from "../../../../tests/support/forms/forms";
import { createServices } from "../../../services";
import { fileLink } from "../../../submissions/plan";

beforeAll(importProperties);
beforeEach(clearSubmissions);

/** Id of the stored form state, from the cookie. */
function nameOfState(response: Response): string {
	return /^__Host-form=([^;]+)/.exec(response.headers.get("set-cookie") ?? "")?.[1] ?? "";
}

describe("files", () => {
	const send = (form: string, fields: Record<string, string>, name: string, file: File) => {
		const data = new FormData();
		for (const [field, value] of Object.entries({ captcha: "right", lang: "nl", ...fields })) data.set(field, value);
		data.set(name, file);
		return call(`/api/forms/${form}`, { method: "POST", headers: { accept: "application/json" }, body: data });
	};
	const job = leastForms["job-contact"] as Record<string, string>;

	test("a CV is stored, and the agency's email leads to it at the desk", async () => {
		const response = await send("job-contact", job, "cv", new File(["%PDF-1.7 text"], "mijn cv.pdf"));
		expect(response.status).toBe(201);
		const [email] = await emailsOf("reply_to = 'lotte@example.com'");
		const id = await env.PERSONAL.prepare("SELECT id FROM submissions").first<string>("id");
		expect(email?.text).toContain(`https://example.com/nl/desk/inbox/${id}/`);
		expect([email?.text, email?.html].join()).not.toContain("/files/");
	});

	test("a link to a file expires, and opens nothing else", async () => {
		await send("job-contact", job, "cv", new File(["%PDF-1.7 text"], "mijn cv.pdf"));
		const key = await env.PERSONAL.prepare("SELECT key FROM files").first<string>("key");
		const link = fileLink(createServices(env), key ?? "", Math.floor(Date.now() / 1_000) + 60);
		const file = await call(link);
		expect(file.status).toBe(200);
		expect(file.headers.get("content-disposition")).toContain("attachment");
		expect(file.headers.get("content-disposition")).toContain("mijn cv.pdf");
		expect(file.headers.get("x-content-type-options")).toBe("nosniff");
		expect(await file.text()).toBe("%PDF-1.7 text");
		expect(
			(await call(link.replace(/signature=(.)/, (_, first) => `signature=${first === "_" ? "-" : "_"}`))).status,
		).toBe(404);
		expect((await call(link.replace(/expires=\d+/, "expires=9999999999"))).status).toBe(404);
	});

	test("a file's type follows from its content, not its name", async () => {
		const response = await send("job-contact", job, "cv", new File(["<html>"], "cv.pdf", { type: "application/pdf" }));
		expect(response.status).toBe(422);
		expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual(["cv"]);
	});

	test("more than 5 MB is too large", async () => {
		const big = new File(["%PDF-", new Uint8Array(5 * 1024 * 1024)], "cv.pdf");
		expect((await send("job-contact", job, "cv", big)).status).toBe(413);
		expect(await countOf("submissions")).toBe(0);
	});

	test("a plain form with a file that is too large keeps what was typed", async () => {
		const data = new FormData();
		for (const [name, value] of Object.entries({ ...job, captcha: "right", lang: "nl" })) data.set(name, value);
		data.set("cv", new File(["%PDF-", new Uint8Array(6 * 1024 * 1024)], "cv.pdf"));
		const response = await call("/api/forms/job-contact", { method: "POST", body: data });
		expect([response.status, response.headers.get("location")]).toEqual([303, "/nl/jobs/#job-contact"]);
		expect(await createServices(env).requests.readFormState(nameOfState(response))).toMatchObject({
			errors: { cv: "Het bestand is groter dan 5\u00A0MB." },
			values: { firstName: "Lotte", remark: job.remark },
		});
	});

	test("an empty file chooser is no file", async () => {
		expect((await send("job-contact", job, "cv", new File([], ""))).status).toBe(201);
		expect(await countOf("files")).toBe(0);
	});
});
