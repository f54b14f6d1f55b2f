/**
 * Sends fifty concurrent bookings for the last seat of a slot of the built Worker. In each round one has to succeed and
 * the others have to fail because the slot is full. `npm run soak`; `ROUNDS` sets the number of rounds.
 */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { isDeepStrictEqual } from "node:util";
import { DAY_MS } from "../../app/domain/durations.ts";
import { ensureBuild } from "../../scripts/local/build.ts";
import { importThrough } from "../../scripts/local/import.ts";
import { workerSettings } from "../../scripts/local/options.ts";
import { migrate, startServer } from "../../scripts/local/server.ts";
import { serveFeed } from "../support/feed/served-feed.ts";
import { property, RIGHT_ANSWER } from "../support/forms/least-forms.ts";
import { oneBooked, RACERS, raceFor } from "../support/forms/viewing-race.ts";

const ROUNDS = Number(process.env.ROUNDS ?? 200);
const PORT = 18_617;
const SLOT_MS = 1_800_000;
const MAX_ATTEMPTS = 5;
const ROUNDS_TOLD = 20;

const slotOf = (round: number) => `race-${round}`;

/** Feed of one property with a slot of one seat per round. */
function raceFeed(): object {
	const start = Date.now() + DAY_MS;
	const moment = (slot: number) => new Date(start + slot * SLOT_MS).toISOString();
	return {
		properties: [
			{ ID: property.id, Goal: 0, Title: { nl: "Woning" }, Price: 300_000, Zip: "9000", City: { nl: "Gent" } },
		],
		appointmentSlots: Array.from({ length: ROUNDS }, (_, round) => ({
			ID: slotOf(round),
			PropertyID: property.id,
			Start: moment(round),
			End: moment(round + 1),
			Capacity: 1,
		})),
	};
}

/** Retries a lost response with the same idempotency key, like a visitor's browser. */
async function book(origin: string, fields: Record<string, unknown>): Promise<{ status: number; message: string }> {
	const key = crypto.randomUUID();
	for (let attempt = 1; ; attempt++) {
		const answer = await ask(origin, fields, key).catch(() => null);
		if (answer) return answer;
		if (attempt === MAX_ATTEMPTS) return { status: 0, message: "no answer" };
		await new Promise((resolve) => setTimeout(resolve, attempt * 1_000));
	}
}

/** Rejects unless the response is the site's JSON. */
async function ask(origin: string, fields: Record<string, unknown>, key: string) {
	const response = await fetch(`${origin}/api/forms/contact-appointment`, {
		method: "POST",
		headers: { "content-type": "application/json", accept: "application/json", "idempotency-key": key },
		body: JSON.stringify(fields),
	});
	const { message = "" } = (await response.json()) as { message?: string };
	return { status: response.status, message };
}

/** @returns number of rounds with an unexpected result */
async function race(origin: string): Promise<number> {
	let wrong = 0;
	for (let round = 0; round < ROUNDS; round++) {
		const answers = await raceFor(slotOf(round), (fields) => book(origin, fields));
		if ((round + 1) % ROUNDS_TOLD === 0) console.log(`  ${round + 1} rounds`);
		if (isDeepStrictEqual(answers, oneBooked)) continue;
		wrong += 1;
		console.log(`  round ${round + 1}: ${JSON.stringify(answers)}`);
	}
	return wrong;
}

async function main(): Promise<boolean> {
	ensureBuild();
	const feed = await serveFeed(raceFeed());
	const stateDir = mkdtempSync(path.join(tmpdir(), "soak-race-"));
	migrate(stateDir);
	const settings = workerSettings(`http://127.0.0.1:${PORT}`, { url: feed.url, token: undefined });
	const server = await startServer({
		port: PORT,
		stateDir,
		settings: { ...settings, CAPTCHA_TEST_ANSWER: RIGHT_ANSWER },
	});
	try {
		await importThrough(server.origin, {}, () => {});
		const wrong = await race(server.origin);
		console.log(`${ROUNDS} races of ${RACERS} for the last place, ${wrong} with another end than one booked`);
		return wrong === 0;
	} finally {
		await server.stop();
		feed.close();
		rmSync(stateDir, { recursive: true, force: true });
	}
}

process.exit((await main()) ? 0 : 1);
