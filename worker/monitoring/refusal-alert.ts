import type { RunMessage } from "../../app/domain/imports/message";
import type { Language } from "../../app/domain/language";
import { importTexts } from "../../app/i18n/import-translator";
import { translator } from "../../app/i18n/translator";
import type { Alert, AlertChannel } from "./alert";

/** Properties that an alert names; the others are counted. */
const MOST_NAMED = 30;
/** Interval after which the same refusal is reported again. */
const SILENCE_SECONDS = 6 * 3_600;

export type Refusal = { reason: RunMessage | null; properties: readonly { id: number; title: string }[]; link: string };

export function refusalAlert({ reason, properties, link }: Refusal, language: Language): Alert {
	const t = translator(language, language, "monitoring");
	const named = properties.slice(0, MOST_NAMED).map(({ id, title }) => `${id}: ${title}`);
	const more = properties.length > named.length ? [`+ ${properties.length - named.length}`] : [];
	return {
		subject: t("refusal.subject", { count: properties.length }),
		text: [
			t("refusal.text"),
			...(reason ? [importTexts(language)(reason)] : []),
			[...named, ...more].join("\n"),
			t("refusal.question"),
		].join("\n\n"),
		button: { label: t("refusal.button"), url: link },
		late: [],
	};
}

/** Notifies of a refusal, and of the same one not again for some hours. @returns whether it was sent */
export async function notifyOfRefusal(
	refusal: Refusal,
	{ memory, language, send }: { memory: KVNamespace; language: Language; send: AlertChannel },
): Promise<boolean> {
	const ids = refusal.properties.map(({ id }) => id).join(",");
	const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(ids)));
	const key = `notified-refusal-${[...digest.subarray(0, 12)].map((byte) => byte.toString(16)).join("-")}`;
	if ((await memory.get(key)) !== null) return false;
	await send(refusalAlert(refusal, language));
	await memory.put(key, "1", { expirationTtl: SILENCE_SECONDS });
	return true;
}
