import { factsOf, log } from "../platform/log";

/** An alert that needs attention now. No personal data. */
export type Alert = {
	subject: string;
	/** Plain text; blank lines separate paragraphs. */
	text: string;
	/** Link to the page where the office handles it. */
	button?: { label: string; url: string };
	/** Details for the operator: a command or a URL. */
	technical?: string;
	/** Names of the late or failed checks, as in `GET /healthz?deep=1`; empty for other alerts. */
	late: readonly string[];
};

/** Sends an alert through every configured channel. @throws when all of them fail */
export type AlertChannel = (alert: Alert) => Promise<void>;

/** One channel for alerts. @throws when it does not accept the alert */
export type AlertWay = { name: string; send(alert: Alert): Promise<void> };

/** Combines channels. A channel may itself be down, so all are tried and one success is enough. */
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

/** Posts alerts as JSON to the webhook of a chat or pager. */
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
