import { createServer } from "node:http";
import { listenOnLoopback } from "../loopback.ts";

/** Request received by the provider. */
export type Handed = { key: string; authorization: string | null; email: Record<string, unknown> };

/**
 * Behaviour of the provider: `well`; `down` (503); `cut` (closes the connection before reading); `mute` (accepts the
 * email and closes the connection without confirming); `refusing` (422).
 */
export type Mood = "well" | "down" | "cut" | "mute" | "refusing";

/**
 * Local email provider that accepts JSON over HTTP at `/{account}/…`. The account is any word, which isolates tests
 * from each other. Like real providers, it accepts an email once per idempotency key. Tests in the Worker's runtime set
 * the behaviour with `/{account}/mood/{mood}` and read the results at `/{account}/mails`.
 */
export async function startEmailProvider() {
	const accounts = new Map<string, { mood: Mood; handed: Handed[]; taken: Map<string, Handed> }>();
	const server = createServer(async (request, response) => {
		const [, name = "", what = "", mood] = (request.url ?? "").split("/");
		const account = accounts.get(name) ?? { mood: "well", handed: [], taken: new Map<string, Handed>() };
		accounts.set(name, account);
		const { handed, taken } = account;
		if (what === "mails") {
			response.setHeader("content-type", "application/json");
			response.end(JSON.stringify({ handed, taken: [...taken.values()] }));
			return;
		}
		if (what === "mood") {
			account.mood = mood as Mood;
			response.end();
			return;
		}
		if (account.mood === "cut") {
			request.socket.destroy();
			return;
		}
		let body = "";
		for await (const part of request) body += part;
		const key = String(request.headers["idempotency-key"] ?? "");
		const one = { key, authorization: request.headers.authorization ?? null, email: JSON.parse(body) };
		handed.push(one);
		if (account.mood === "down") response.writeHead(503).end();
		else if (account.mood === "refusing") response.writeHead(422).end();
		else {
			if (!taken.has(key)) taken.set(key, one);
			if (account.mood === "mute") request.socket.destroy();
			else response.end("{}");
		}
	});
	return listenOnLoopback(server);
}
