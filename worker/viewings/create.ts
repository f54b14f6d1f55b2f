import { brand } from "../../app/domain/agency/brand";
import { type Settings, siteAddressOf } from "../env";
import { epochSeconds } from "../platform/clock";
import { createViewingPatterns, type ViewingPatterns } from "./patterns";
import type { AppointmentDependencies } from "./ports";
import { type Appointments, createAppointments } from "./service";
import { type PropertySource, viewingProperties } from "./viewing-properties";

export type ViewingServices = {
	appointments: Appointments;
	/** The times that the desk has opened. */
	patterns: ViewingPatterns;
};

type Others = Pick<AppointmentDependencies, "links" | "leads" | "post"> & { listings: PropertySource };

export function createViewingServices(env: Env, settings: Settings, { listings, ...others }: Others): ViewingServices {
	const appointments = createAppointments({
		...others,
		db: env.PERSONAL,
		findProperty: viewingProperties(listings, settings),
		agencyLanguage: settings.defaultLanguage,
		// As published when it is asked for: services are put together before that is known.
		get fallbackAddress() {
			return settings.email.routing.fallback;
		},
		get agencyAddress() {
			return settings.email.to ?? brand.email;
		},
		origin: siteAddressOf(settings),
		now: epochSeconds,
	});
	return { appointments, patterns: createViewingPatterns(env.PERSONAL, epochSeconds) };
}
