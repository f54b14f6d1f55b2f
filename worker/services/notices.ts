import { brand } from "../../app/domain/agency/brand";
import type { Settings } from "../env";
import { alertEmail } from "../monitoring/alert";
import type { Late } from "../monitoring/monitoring";
import type { Notice, Notify } from "../notify";
import { factsOf, log } from "../platform/log";
import { transportOf } from "./visitor-services";

const ALERT_TIMEOUT_MS = 10_000;

/** By email past the outbox, to an address that the other emails do not depend on, and by the webhook where one is set. */
export function notifier(env: Env, settings: Settings): Notify {
	return async ({ subject, text, late }) => {
		const ways = [
			sendPastOutbox(env, settings, settings.email.routing.fallback, { subject, text, html: htmlOf(text) }),
		];
		if (settings.alertWebhookUrl) ways.push(postAlert(settings.alertWebhookUrl, { subject, text, late }));
		const outcomes = await Promise.allSettled(ways);
		for (const outcome of outcomes) {
			if (outcome.status === "rejected") log("error", "notice-not-sent", factsOf(outcome.reason));
		}
		if (outcomes.every(({ status }) => status === "rejected")) throw new Error("nobody could be told");
	};
}

async function postAlert(url: string, notice: Notice): Promise<void> {
	const response = await fetch(url, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify(notice),
		redirect: "manual",
		signal: AbortSignal.timeout(ALERT_TIMEOUT_MS),
	});
	await response.body?.cancel();
	if (!response.ok) throw new Error(`the alert's webhook answered ${response.status}`);
}

function htmlOf(text: string): string {
	const safe = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
	return safe
		.split("\n\n")
		.map((paragraph) => `<p>${paragraph}</p>`)
		.join("");
}

/** By the transport itself: the outbox may be what is late. @throws when the email does not leave */
export async function notifyAgency(env: Env, settings: Settings, late: readonly Late[]): Promise<void> {
	const propertyCard = alertEmail(late, settings.siteUrl ?? brand.website);
	await sendPastOutbox(env, settings, settings.email.to ?? brand.email, propertyCard);
}

/** @throws when the email does not leave */
async function sendPastOutbox(
	env: Env,
	settings: Settings,
	to: string,
	propertyCard: { subject: string; text: string; html: string },
): Promise<void> {
	const id = crypto.randomUUID();
	const sent = await transportOf(
		env,
		settings,
	)({
		...propertyCard,
		id,
		messageId: `<${id}@${new URL(settings.siteUrl ?? brand.website).hostname}>`,
		to,
		replyTo: null,
		headers: {},
		attachments: [],
	});
	if (!sent.ok) throw new Error(`the alert did not leave: ${sent.fault}`);
}
