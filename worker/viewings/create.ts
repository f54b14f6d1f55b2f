import type { Brand } from "../../app/domain/agency/brand";
import { fallbackOf, type Settings } from "../env";
import { epochSeconds } from "../platform/clock";
import type { AppointmentDependencies } from "./dependencies";
import { createViewingPatterns } from "./patterns";
import { createAppointments } from "./service";
import { type PropertySource, viewingProperties } from "./viewing-properties";

export type ViewingServices = ReturnType<typeof createViewingServices>;

type Others = Pick<AppointmentDependencies, "siteAddress" | "links" | "leads" | "post"> & {
	agency: () => Brand;
	listings: PropertySource;
};

export function createViewingServices(env: Env, settings: Settings, { agency, listings, ...others }: Others) {
	const appointments = createAppointments({
		...others,
		agency,
		db: env.PERSONAL,
		findProperty: viewingProperties(listings, settings, agency),
		agencyLanguage: settings.defaultLanguage,
		fallbackAddress: () => fallbackOf(settings, agency()),
		agencyAddress: () => settings.email.to ?? agency().email,
		now: epochSeconds,
	});
	/** `patterns`: times that the desk has opened for viewings. */
	return { appointments, patterns: createViewingPatterns(env.PERSONAL, epochSeconds) };
}
