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

/** Creates the alerts, and the checks that send them. */
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
		/** Sends an alert to the agency at once, without the outbox. @throws when every channel fails */
		alertChannel,
		/** Rate limit of alerts: one per condition in six hours. */
		mayNotify: mayTell,
		/** Alerts of a wave of forms. Never throws. @param accepted number of forms accepted in the last hour */
		async tellOfWave(form: string, accepted: number) {
			if (!(await mayTell(`wave-${form}`))) return;
			// A failed alert must not fail the visitor's form.
			await alertChannel(waveAlert({ form, accepted }, siteAddress(), language)).catch((error: unknown) => {
				log("error", "alert-not-sent", factsOf(error));
			});
		},
		/** Alerts that a member of staff exports or reads unusually many records. */
		async tellOfVolume({ id }: { id: string }) {
			if (await mayTell(`volume-${id}`)) await alertChannel(volumeAlert(siteAddress(), language));
		},
		/** Emails to the agency and leads that failed permanently. */
		failures,
		/** Alerts the agency of late and failed work. */
		monitoring: createMonitoring({
			listings: env.LISTINGS,
			personal: env.PERSONAL,
			memory: env.CACHE,
			// Uploaded files have no fixed interval.
			hasFeed: settings.feed !== null && settings.feed.url !== null,
			oldestFailure: failures.oldest,
			failuresNotifiedAt: failures.notifiedAt,
			canaryArrived,
			notify: (late) => alertChannel(alertOfLate(late, siteAddress(), language)),
			now: epochSeconds,
		}),
		/** Error reports of visitors' browsers. */
		browserReports: createBrowserReports({
			listings: env.LISTINGS,
			alert: alertChannel,
			mayNotify: mayTell,
			siteAddress,
			language,
			now: epochSeconds,
		}),
		/** Health checks of the platform's services. */
		probes: createProbes(env),
	};
}

const SILENCE_SECONDS = 6 * HOUR_SECONDS;

/** Whether an alert of this kind may be sent now: once in six hours. */
async function mayNotify(memory: KVNamespace, what: string): Promise<boolean> {
	const key = `notified-${what}`;
	if ((await memory.get(key)) !== null) return false;
	await memory.put(key, "1", { expirationTtl: SILENCE_SECONDS });
	return true;
}
