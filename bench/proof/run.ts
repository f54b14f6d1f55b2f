import process from "node:process";
import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { leastForms } from "../../tests/support/forms/least-forms.ts";
import { startDemoSite } from "../demo-site.ts";
import type { Report } from "../report.ts";

const FORM = "site-contact";
const FORMS = 220;
const GIVES_UP_AFTER = 10;

type Try = { level: number; coreSeconds: number; seconds: number; status: number };

/** Acts as a bot: fetches a challenge, solves it and sends the form. */
async function send(origin: string, address: string, number: number): Promise<Try> {
	const headers = { "cf-connecting-ip": address, "content-type": "application/json", accept: "application/json" };
	const asked = await fetch(`${origin}/api/captcha?form=${FORM}`, { headers });
	const { pow } = (await asked.json()) as { pow: Challenge };
	const [began, cpu] = [performance.now(), process.cpuUsage()];
	const solution = await solveChallenge({ challenge: pow, deriveKey });
	const { user, system } = process.cpuUsage(cpu);
	const seconds = (performance.now() - began) / 1_000;
	const body = {
		...leastForms[FORM],
		// A new address each time avoids the limit on emails per person.
		...{ email: `program-${number}@domain-${number}.example`, lang: "nl" },
		pow: btoa(JSON.stringify({ challenge: pow, solution })),
	};
	const answer = await fetch(`${origin}/api/forms/${FORM}`, { method: "POST", headers, body: JSON.stringify(body) });
	return {
		level: Number(pow.parameters.data?.level),
		coreSeconds: (user + system) / 1_000_000,
		seconds,
		status: answer.status,
	};
}

async function wave(origin: string, addressOf: (number: number) => string): Promise<Try[]> {
	const tries: Try[] = [];
	for (let number = 0; number < FORMS; number += 1) {
		tries.push(await send(origin, addressOf(number), number));
		if (tries.slice(-GIVES_UP_AFTER).every(({ status }) => status === 429) && tries.length >= GIVES_UP_AFTER) break;
	}
	return tries;
}

function rowsOf(tries: readonly Try[]): (string | number)[][] {
	return [1, 2, 3].map((level) => {
		const those = tries.filter((each) => each.level === level);
		const accepted = those.filter(({ status }) => status === 201).length;
		const refused = those.filter(({ status }) => status === 429).length;
		const sum = (of: (each: Try) => number) => those.reduce((total, each) => total + of(each), 0);
		const mean = (total: number) => (those.length === 0 ? "–" : (total / those.length).toFixed(2));
		return [
			level,
			those.length,
			accepted,
			refused,
			mean(sum((each) => each.coreSeconds)),
			mean(sum((each) => each.seconds)),
		];
	});
}

const columns = ["level", "sent", "accepted", "refused (429)", "core-seconds each", "seconds each"];

/** Measures a bot's cost per accepted form, at rest and under its own flood. */
export async function proof(report: Report): Promise<void> {
	const sources = {
		"One address": () => "192.0.2.1",
		"A new /64 for each form, of one /48": (number: number) => `2001:db8:1:${number.toString(16)}::1`,
		"A new /48 for each form": (number: number) => `2001:db8:${number.toString(16)}::1`,
	};
	for (const [title, addressOf] of Object.entries(sources)) {
		const site = await startDemoSite();
		try {
			report.table(title, columns, rowsOf(await wave(site.origin, addressOf)));
		} finally {
			await site.close();
		}
	}
	report.note(
		"At the price of a rented core, a few cents an hour, work alone stops nobody who aims at this site: a thousand forms from a thousand networks cost less than a cent at rest. It stops programs without a browser's means, and slows a wave; what ends one are the limits by network, form and recipient.",
	);
}
