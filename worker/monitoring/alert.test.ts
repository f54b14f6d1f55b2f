import { beforeEach, expect, inject, test, vi } from "vitest";
import { createAlertChannel, webhookWay } from "./alert";

const receiver = `${inject("emailProvider")}/alert`;
const alert = { subject: "Late", text: "The import is late.", late: ["import"] };

const logged: string[] = [];

type Handed = { email: unknown };

async function handed(): Promise<unknown[]> {
	const { handed: all } = (await (await fetch(`${receiver}/mails`)).json()) as { handed: Handed[] };
	return all.map(({ email }) => email);
}

beforeEach(async () => {
	await fetch(`${receiver}/mood/well`);
	logged.length = 0;
	vi.spyOn(console, "error").mockImplementation((line: string) => void logged.push(line));
});

test("the webhook gets subject, text and what is late as JSON", async () => {
	const before = (await handed()).length;
	await createAlertChannel([webhookWay(`${receiver}/hook`)])(alert);
	expect((await handed()).slice(before)).toEqual([alert]);
});

test("the webhook's text ends with where to act, and with what is for who runs the site", async () => {
	const before = (await handed()).length;
	const button = { label: "Open messages", url: "https://example.com/en/desk/" };
	await createAlertChannel([webhookWay(`${receiver}/hook`)])({ ...alert, button, technical: "npm run leads" });
	const text = "The import is late.\n\nOpen messages: https://example.com/en/desk/\n\nnpm run leads";
	expect((await handed()).slice(before)).toEqual([{ ...alert, text }]);
});

test("a channel that is down does not stop the others, and is logged", async () => {
	const sent: unknown[] = [];
	const email = { name: "email", send: async (one: unknown) => void sent.push(one) };
	await fetch(`${receiver}/mood/down`);
	await createAlertChannel([webhookWay(`${receiver}/hook`), email])(alert);
	expect(sent).toEqual([alert]);
	expect(logged.join()).toContain("alert-not-sent");
});

test("where no channel works the call fails, and may be repeated", async () => {
	await fetch(`${receiver}/mood/down`);
	await expect(createAlertChannel([webhookWay(`${receiver}/hook`)])(alert)).rejects.toThrow();
});
