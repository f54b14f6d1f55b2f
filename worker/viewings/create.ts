import type { Brand } from "../../app/domain/agency/brand";
import { fallbackOf, type Settings, siteAddressOf } from "../env";
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

type Others = Pick<AppointmentDependencies, "links" | "leads" | "post"> & {
	agency: () => Brand;
	listings: PropertySource;
};

export function createViewingServices(
	env: Env,
	settings: Settings,
	{ agency, listings, ...others }: Others,
): ViewingServices {
	const appointments = createAppointments({
		...others,
		agency,
		db: env.PERSONAL,
		findProperty: viewingProperties(listings, settings, agency),
		agencyLanguage: settings.defaultLanguage,
		// As published when it is asked for: services are put together before that is known.
		get fallbackAddress() {
			return fallbackOf(settings, agency());
		},
		get agencyAddress() {
			return settings.email.to ?? agency().email;
		},
		get origin() {
			return siteAddressOf(settings, agency());
		},
		now: epochSeconds,
	});
	return { appointments, patterns: createViewingPatterns(env.PERSONAL, epochSeconds) };
}
