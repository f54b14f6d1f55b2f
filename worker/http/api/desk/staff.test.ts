import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { call } from "../../../../tests/support/forms/forms";
import { createServices } from "../../../services";
import { commandSignature } from "../../signed-command";

const { staff } = createServices(env);

const askAs = async (secret: string, person: object) => {
	const body = JSON.stringify({ action: "invite", ...person, at: Math.floor(Date.now() / 1_000) });
	return call("/api/staff", {
		method: "POST",
		headers: { "content-type": "application/json", "x-signature": commandSignature(secret, "staff", body) },
		body,
	});
};

test("the command invites the first administrator, and nobody without its key does", async () => {
	const person = { email: "first@example.com", name: "Eerste", role: "administrator" };
	expect((await askAs("another-key-with-32-characters-or-more", person)).status).toBe(404);
	const { link } = await (await askAs(env.PRIVACY_KEY, person)).json<{ link: string }>();
	expect((await staff.invitations.open(new URL(link).searchParams.get("token") ?? ""))?.staff.role).toBe(
		"administrator",
	);
});

test("the command says in words what it does not take", async () => {
	const refused = async (person: object) => {
		const answer = await askAs(env.PRIVACY_KEY, person);
		return [answer.status, (await answer.json<{ message: string }>()).message] as const;
	};
	const person = { email: "second@example.com", name: "Tweede", role: "agent" };
	const [status, message] = await refused({ ...person, email: "second", role: "boss" });
	expect(status).toBe(422);
	expect(message).toContain("Enter an email address");
	expect(message).toContain("Choose a role");
	const [noOffice, offices] = await refused({ ...person, office: "nowhere" });
	expect(noOffice).toBe(422);
	expect(offices).toContain("ghent");
});
