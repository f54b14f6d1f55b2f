import { createServer } from "node:http";
import { listenOnLoopback } from "../loopback.ts";

/** What a provider received: the idempotency key, and the content. */
export type Handed = { key: string; authorization: string | null; email: Record<string, unknown> };

/**
 * How a provider is: well; `down` (503); `cut` (it hangs up before it has read); `mute` (it takes the email and hangs
 * up before it confirms); or it refuses what it receives.
 */
export type Mood = "well" | "down" | "cut" | "mute" | "refusing";

/**
 * A provider of email that takes JSON over HTTP at `/{account}/…`, on a port of its own. The account is any word, so
 * that no test meets another one's. As real ones do, it takes an email once, however often it is delivered under the
 * same key. Tests inside the Worker's runtime turn an account by `/{account}/mood/{mood}`, and read what came of it at
 * `/{account}/mails`.
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
