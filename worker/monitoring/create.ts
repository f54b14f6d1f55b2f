import type { Brand } from "../../app/domain/agency/brand";
import { HOUR_SECONDS } from "../../app/domain/durations";
import type { Canary } from "../canary/service";
import type { SendAtOnce } from "../email/at-once";
import { fallbackOf, type Settings } from "../env";
import { createFailures, type Failures } from "../outbox/failures";
import { epochSeconds } from "../platform/clock";
import { factsOf, log } from "../platform/log";
import { type AlertChannel, createAlertChannel } from "./alert";
import { alertOfLate, volumeAlert, waveAlert } from "./alert-texts";
import { createAlertWays } from "./alert-ways";
import { type BrowserReports, createBrowserReports } from "./browser-reports";
import { createMonitoring, type Monitoring } from "./monitoring";
import { createProbes, type Probes } from "./probes";

/** What tells the agency that something is wrong. */
export type MonitoringServices = {
	/** Reaches the agency's people at once, past the outbox. @throws when no way works */
	alertChannel: AlertChannel;
	/** Whether a lasting condition may be reported now: once in six hours. */
	mayNotify(what: string): Promise<boolean>;
	/** Tells of a flood of forms: so many were accepted in the last hour. Never fails. */
	tellOfWave(form: string, accepted: number): Promise<void>;
	/** Tells that somebody takes out or reads unusually much. */
	tellOfVolume(staff: { id: string }): Promise<void>;
	/** Emails to the agency and leads that have failed for good. */
	failures: Failures;
	/** Monitoring: notifies the agency of what is late or failed. */
	monitoring: Monitoring;
	/** What visitors' browsers report. */
	browserReports: BrowserReports;
	/** Whether the parts of the platform answer. */
	probes: Probes;
};

type Others = {
	agency: () => Brand;
	siteAddress: () => string;
	sendAtOnce: SendAtOnce;
	canary: Pick<Canary, "lastArrived">;
};

export function createMonitoringServices(
	env: Env,
	settings: Settings,
	{ agency, siteAddress, sendAtOnce, canary }: Others,
): MonitoringServices {
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
		alertChannel,
		mayNotify: mayTell,
		async tellOfWave(form, accepted) {
			if (!(await mayTell(`wave-${form}`))) return;
			// A visitor's form does not wait for this, nor fail with it.
			await alertChannel(waveAlert({ form, accepted }, siteAddress(), language)).catch((error: unknown) => {
				log("error", "alert-not-sent", factsOf(error));
			});
		},
		async tellOfVolume({ id }) {
			if (await mayTell(`volume-${id}`)) await alertChannel(volumeAlert(siteAddress(), language));
		},
		failures,
		monitoring: createMonitoring({
			listings: env.LISTINGS,
			personal: env.PERSONAL,
			memory: env.CACHE,
			// Files arrive at no fixed interval.
			hasFeed: settings.feed !== null && settings.feed.url !== null,
			oldestFailure: failures.oldest,
			failuresNotifiedAt: failures.notifiedAt,
			canaryArrived: canary.lastArrived,
			notify: (late) => alertChannel(alertOfLate(late, siteAddress(), language)),
			now: epochSeconds,
		}),
		browserReports: createBrowserReports({
			listings: env.LISTINGS,
			alert: alertChannel,
			siteAddress,
			language,
			now: epochSeconds,
		}),
		probes: createProbes(env),
	};
}

const SILENCE_SECONDS = 6 * HOUR_SECONDS;

/** Whether a lasting condition may be reported now: once in six hours. */
export async function mayNotify(memory: KVNamespace, what: string): Promise<boolean> {
	const key = `notified-${what}`;
	if ((await memory.get(key)) !== null) return false;
	await memory.put(key, "1", { expirationTtl: SILENCE_SECONDS });
	return true;
}
