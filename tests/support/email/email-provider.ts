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
 * A provider of email that takes JSON over HTTP, on a port of its own. As real ones do, it takes an email once, however
 * often it is delivered under the same key. Tests inside the Worker's runtime turn it by `/mood/{mood}`, and read what
 * came of it at `/emails`.
 */
export async function startEmailProvider() {
	const handed: Handed[] = [];
	const taken = new Map<string, Handed>();
	const state = { mood: "well" as Mood };
	const server = createServer(async (request, response) => {
		const path = request.url ?? "";
		if (path === "/mails") {
			response.setHeader("content-type", "application/json");
			response.end(JSON.stringify({ handed, taken: [...taken.values()] }));
			return;
		}
		if (path.startsWith("/mood/")) {
			state.mood = path.slice("/mood/".length) as Mood;
			response.end();
			return;
		}
		if (state.mood === "cut") {
			request.socket.destroy();
			return;
		}
		let body = "";
		for await (const part of request) body += part;
		const key = String(request.headers["idempotency-key"] ?? "");
		const one = { key, authorization: request.headers.authorization ?? null, email: JSON.parse(body) };
		handed.push(one);
		if (state.mood === "down") response.writeHead(503).end();
		else if (state.mood === "refusing") response.writeHead(422).end();
		else {
			if (!taken.has(key)) taken.set(key, one);
			if (state.mood === "mute") request.socket.destroy();
			else response.end("{}");
		}
	});
	return listenOnLoopback(server);
}
