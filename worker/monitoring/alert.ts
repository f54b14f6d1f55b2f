import { factsOf, log } from "../platform/log";
import type { Alert, AlertChannel } from "../ports/alert";

/** One way to reach the agency's people. @throws when it does not take the alert */
export type AlertWay = { name: string; send(alert: Alert): Promise<void> };

/** One way may be the very thing that is down: each is tried, and it is enough that one works. */
export function createAlertChannel(ways: readonly AlertWay[]): AlertChannel {
	return async (alert) => {
		const outcomes = await Promise.allSettled(ways.map(({ send }) => send(alert)));
		for (const [index, outcome] of outcomes.entries()) {
			if (outcome.status === "fulfilled") continue;
			log("error", "alert-not-sent", { way: ways[index]?.name, ...factsOf(outcome.reason) });
		}
		if (outcomes.every(({ status }) => status === "rejected")) throw new Error("no way took the alert");
	};
}

const TIMEOUT_MS = 10_000;

/** Posts alerts as JSON to a chat's or a pager's address. */
export function webhookWay(url: string): AlertWay {
	return {
		name: "webhook",
		async send({ subject, text, late }) {
			const response = await fetch(url, {
				method: "POST",
				headers: { "Content-Type": "application/json" },
				body: JSON.stringify({ subject, text, late }),
				redirect: "manual",
				signal: AbortSignal.timeout(TIMEOUT_MS),
			});
			await response.body?.cancel();
			if (!response.ok) throw new Error(`the webhook answered ${response.status}`);
		},
	};
}
