import { createHmac } from "node:crypto";
import type { Lead } from "../../../app/domain/lead";
import { isRecord } from "../../../app/domain/records";
import { blamesContent, callSystem, failure, fieldsNamed, jsonOf, refusal } from "../call";
import type { LeadSink } from "../sink";

export type WebhookAccount = { url: string; secret: string };

const SYSTEM = "the webhook";
/** The receiver already has this lead. */
const CONFLICT = 409;

/** Sink for other systems: posts the lead as JSON, with an HMAC-SHA256 signature of the body. */
export function webhook({ url, secret }: WebhookAccount): LeadSink {
	return {
		system: SYSTEM,
		async send(lead) {
			const body = JSON.stringify(bodyOf(lead));
			const signature = createHmac("sha256", secret).update(body).digest("hex");
			const answer = await callSystem({
				method: "POST",
				url,
				headers: { "X-Signature": `sha256=${signature}`, "Idempotency-Key": lead.id },
				body,
			});
			if ((answer.status >= 200 && answer.status < 300) || answer.status === CONFLICT) return { ok: true };
			if (!blamesContent(answer.status)) return failure(SYSTEM, "", answer);
			return refusal(SYSTEM, answer.fault, fieldsNamed(jsonOf(answer), namesIn(bodyOf(lead))));
		},
	};
}

function bodyOf({ id, form, createdAt, language, office, agent, person, property, fields }: Lead) {
	return { id, form, createdAt, language, office, agent, person, property, fields };
}

function namesIn(value: object): string[] {
	return Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
		isRecord(inner) ? [name, ...namesIn(inner)] : [name],
	);
}
