import type { Brand } from "../../app/domain/agency/brand";
import { DAY_SECONDS, HOUR_SECONDS } from "../../app/domain/durations";
import type { RunMessage } from "../../app/domain/imports/message";
import type { Language } from "../../app/domain/language";
import { importTexts } from "../../app/i18n/import-translator";
import { translator } from "../../app/i18n/translator";
import { fallbackOf, type Settings } from "../env";
import type { ImportRecords } from "../import/report/import-records";
import type { Listings } from "../listings/service";
import { epochSeconds } from "../platform/clock";
import type { Links } from "../platform/links";
import type { Alert, AlertChannel } from "./alert";
import { type DigestDependencies, sendImportDigest } from "./digest";

type Others = {
	agency: () => Brand;
	siteAddress: () => string;
	listings: Pick<Listings, "cards">;
	imports: Pick<ImportRecords, "run" | "findings">;
	links: Links;
	email: DigestDependencies["email"];
	alertChannel: AlertChannel;
};

/** Lifetime of the link in an alert. */
const ACCEPT_SECONDS = 3 * DAY_SECONDS;

/** Creates the reports to the agency about its imports. */
export function createImportReports(
	env: Env,
	settings: Settings,
	{ agency, siteAddress, listings, imports, links, email, alertChannel }: Others,
) {
	const language = settings.defaultLanguage;

	/** Adds titles to the properties that an alert names; the others get an empty title. */
	async function named(ids: readonly number[]) {
		const cards = await listings.cards(ids.slice(0, MAX_NAMED), language);
		const titles = new Map(cards.map(({ id, title }) => [id, title]));
		return ids.map((id) => ({ id, title: titles.get(id) ?? "" }));
	}

	return {
		/** Notifies the agency of withdrawals that a run refused, with the link that accepts them. */
		async notifyOfRefusal(run: number, reason: RunMessage | null) {
			const refused = (await imports.run(run))?.refused;
			if (!refused) return;
			const token = links.token("withdrawals", String(run), epochSeconds() + ACCEPT_SECONDS);
			const link = `${siteAddress()}/api/withdrawals?token=${token}`;
			const refusal = { reason, properties: await named(refused.ids), link };
			await notifyOfRefusal(refusal, { memory: env.CACHE, language, send: alertChannel });
		},
		/** Emails new import findings to the offices every morning. @returns number of emails */
		sendImportDigest: async () =>
			agency().email === ""
				? 0
				: sendImportDigest({
						agency: agency(),
						listings: env.LISTINGS,
						findings: imports.findings,
						personal: env.PERSONAL,
						language,
						emailTo: settings.email.to,
						fallback: fallbackOf(settings, agency()),
						email,
						now: () => new Date(),
					}),
	};
}

/** Maximum number of properties named in an alert; the others are counted. */
const MAX_NAMED = 30;
/** Interval after which an identical refusal is reported again. */
const SILENCE_SECONDS = 6 * HOUR_SECONDS;

export type Refusal = { reason: RunMessage | null; properties: readonly { id: number; title: string }[]; link: string };

function refusalAlert({ reason, properties, link }: Refusal, language: Language): Alert {
	const t = translator(language, language, "monitoring");
	const named = properties.slice(0, MAX_NAMED).map(({ id, title }) => `${id}: ${title}`);
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

/**
 * Sends an alert about a refusal, at most once per SILENCE_SECONDS for the same properties. @returns whether it was
 * sent
 */
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
