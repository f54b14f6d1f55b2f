import { factsOf, log } from "../platform/log";

/** An alert that needs attention now. It holds no personal data. */
export type Alert = {
	subject: string;
	/** Plain text, paragraphs apart by an empty line. */
	text: string;
	/** Where the office deals with it. */
	button?: { label: string; url: string };
	/** For who runs the site: a command, an address. */
	technical?: string;
	/** What is late or failed, by the names that `GET /healthz?deep=1` uses; empty where it is something else. */
	late: readonly string[];
};

/** Sends an alert by every way that is set. @throws when none of them takes it */
export type AlertChannel = (alert: Alert) => Promise<void>;

/** A channel for alerts to the agency. @throws when it does not take the alert */
export type AlertWay = { name: string; send(alert: Alert): Promise<void> };

/** A channel may itself be what is down: each is tried, and one that works is enough. */
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
		async send({ subject, text, button, technical, late }) {
			const response = await fetch(url, {
				method: "POST",
				headers: { "Content-Type": "application/json" },
				body: JSON.stringify({
					subject,
					text: [text, button && `${button.label}: ${button.url}`, technical].filter(Boolean).join("\n\n"),
					late,
				}),
				redirect: "manual",
				signal: AbortSignal.timeout(TIMEOUT_MS),
			});
			await response.body?.cancel();
			if (!response.ok) throw new Error(`the webhook answered ${response.status}`);
		},
	};
}
