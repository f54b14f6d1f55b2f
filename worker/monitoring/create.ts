import type { Brand } from "../../app/domain/agency/brand";
import { HOUR_SECONDS } from "../../app/domain/durations";
import type { SendAtOnce } from "../email/at-once";
import { fallbackOf, type Settings } from "../env";
import { createFailures } from "../outbox/failures";
import { epochSeconds } from "../platform/clock";
import { factsOf, log } from "../platform/log";
import { createAlertChannel } from "./alert";
import { alertOfLate, volumeAlert, waveAlert } from "./alert-texts";
import { createAlertWays } from "./alert-ways";
import { createBrowserReports } from "./browser-reports";
import { createMonitoring } from "./monitoring";
import { createProbes } from "./probes";

type Others = {
	agency: () => Brand;
	siteAddress: () => string;
	sendAtOnce: SendAtOnce;
	canaryArrived(): Promise<number | null>;
};

export type MonitoringServices = ReturnType<typeof createMonitoringServices>;

/** What tells the agency that something is wrong. */
export function createMonitoringServices(
	env: Env,
	settings: Settings,
	{ agency, siteAddress, sendAtOnce, canaryArrived }: Others,
) {
	const language = settings.defaultLanguage;
	const alertChannel = createAlertChannel(createAlertWays(settings, { agency, siteAddress, sendAtOnce }));
	const mayTell = (what: string) => mayNotify(env.CACHE, what);
	const failures = createFailures({
		db: env.PERSONAL,
		notify: alertChannel,
		fallback: () => fallbackOf(settings, agency()),
		language,
		siteAddress,
		now: epochSeconds,
	});
	return {
		/** Reaches the agency's people at once, past the outbox. @throws when no way works */
		alertChannel,
		/** Whether a lasting condition may be reported now: once in six hours. */
		mayNotify: mayTell,
		/** Tells of a flood of forms: so many were accepted in the last hour. Never fails. */
		async tellOfWave(form: string, accepted: number) {
			if (!(await mayTell(`wave-${form}`))) return;
			// A visitor's form does not wait for this, nor fail with it.
			await alertChannel(waveAlert({ form, accepted }, siteAddress(), language)).catch((error: unknown) => {
				log("error", "alert-not-sent", factsOf(error));
			});
		},
		/** Tells that somebody takes out or reads unusually much. */
		async tellOfVolume({ id }: { id: string }) {
			if (await mayTell(`volume-${id}`)) await alertChannel(volumeAlert(siteAddress(), language));
		},
		/** Emails to the agency and leads that have failed for good. */
		failures,
		/** Monitoring: notifies the agency of what is late or failed. */
		monitoring: createMonitoring({
			listings: env.LISTINGS,
			personal: env.PERSONAL,
			memory: env.CACHE,
			// Files arrive at no fixed interval.
			hasFeed: settings.feed !== null && settings.feed.url !== null,
			oldestFailure: failures.oldest,
			failuresNotifiedAt: failures.notifiedAt,
			canaryArrived,
			notify: (late) => alertChannel(alertOfLate(late, siteAddress(), language)),
			now: epochSeconds,
		}),
		/** What visitors' browsers report. */
		browserReports: createBrowserReports({
			listings: env.LISTINGS,
			alert: alertChannel,
			mayNotify: mayTell,
			siteAddress,
			language,
			now: epochSeconds,
		}),
		/** Whether the parts of the platform answer. */
		probes: createProbes(env),
	};
}

const SILENCE_SECONDS = 6 * HOUR_SECONDS;

/** Whether a lasting condition may be reported now: once in six hours. */
async function mayNotify(memory: KVNamespace, what: string): Promise<boolean> {
	const key = `notified-${what}`;
	if ((await memory.get(key)) !== null) return false;
	await memory.put(key, "1", { expirationTtl: SILENCE_SECONDS });
	return true;
}
