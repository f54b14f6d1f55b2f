import { brand } from "../../app/domain/agency/brand";
import type { Settings } from "../env";
import { createAlertChannel } from "../monitoring/alert";
import { alertOfLate } from "../monitoring/late-alert";
import { createMonitoring, type Monitoring } from "../monitoring/monitoring";
import { createFailures, type Failures } from "../outbox/failures";
import { epochSeconds } from "../platform/clock";
import type { AlertChannel } from "../ports/alert";
import { createAlertWays } from "./alert-ways";

/** What tells the agency that something is wrong. */
export type MonitoringServices = {
	/** Reaches the agency's people at once, past the outbox. @throws when no way works */
	alertChannel: AlertChannel;
	/** Emails to the agency and leads that have failed for good. */
	failures: Failures;
	/** Monitoring: notifies the agency of what is late or failed. */
	monitoring: Monitoring;
};

export function createMonitoringServices(env: Env, settings: Settings): MonitoringServices {
	const alertChannel = createAlertChannel(createAlertWays(env, settings));
	const failures = createFailures({
		db: env.PERSONAL,
		notify: alertChannel,
		fallback: settings.email.routing.fallback,
		language: settings.defaultLanguage,
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
		notify: (late) => alertChannel(alertOfLate(late, settings.siteUrl ?? brand.website, settings.defaultLanguage)),
		now: epochSeconds,
	});
	return { alertChannel, failures, monitoring };
}
