import { brand } from "../../app/domain/agency/brand";
import type { Canary } from "../canary/service";
import type { Settings } from "../env";
import { type AlertChannel, createAlertChannel } from "../monitoring/alert";
import { type BrowserReports, createBrowserReports } from "../monitoring/browser-reports";
import { alertOfLate } from "../monitoring/late-alert";
import { createMonitoring, type Monitoring } from "../monitoring/monitoring";
import { createProbes, type Probes } from "../monitoring/probes";
import { createFailures, type Failures } from "../outbox/failures";
import { epochSeconds } from "../platform/clock";
import { createAlertWays } from "./alert-ways";

/** What tells the agency that something is wrong. */
export type MonitoringServices = {
	/** Reaches the agency's people at once, past the outbox. @throws when no way works */
	alertChannel: AlertChannel;
	/** Emails to the agency and leads that have failed for good. */
	failures: Failures;
	/** Monitoring: notifies the agency of what is late or failed. */
	monitoring: Monitoring;
	/** What visitors' browsers report. */
	browserReports: BrowserReports;
	/** Whether the parts of the platform answer. */
	probes: Probes;
};

export function createMonitoringServices(
	env: Env,
	settings: Settings,
	canary: Pick<Canary, "lastArrived">,
): MonitoringServices {
	const origin = settings.siteUrl ?? brand.website;
	const alertChannel = createAlertChannel(createAlertWays(env, settings));
	const failures = createFailures({
		db: env.PERSONAL,
		notify: alertChannel,
		get fallback() {
			return settings.email.routing.fallback;
		},
		language: settings.defaultLanguage,
		origin,
		now: epochSeconds,
	});
	const monitoring = createMonitoring({
		listings: env.LISTINGS,
		personal: env.PERSONAL,
		memory: env.CACHE,
		// Files arrive at no fixed interval.
		hasFeed: settings.feed !== null && settings.feed.url !== null,
		oldestFailure: failures.oldest,
		failuresNotifiedAt: failures.notifiedAt,
		canaryArrived: canary.lastArrived,
		notify: (late) => alertChannel(alertOfLate(late, origin, settings.defaultLanguage)),
		now: epochSeconds,
	});
	const browserReports = createBrowserReports({
		listings: env.LISTINGS,
		alert: alertChannel,
		origin,
		language: settings.defaultLanguage,
		now: epochSeconds,
	});
	return { alertChannel, browserReports, failures, monitoring, probes: createProbes(env) };
}
