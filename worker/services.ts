import type { Owners } from "./accounts/service";
import type { Canary } from "./canary/service";
import { createPublishedContent, type PublishedContent } from "./content/published";
import { ownOriginsOf, type Settings, type Site, settingsOf } from "./env";
import { createListings, type Listings } from "./listings/service";
import { withAreas } from "./localities/areas";
import { createMap, type MapService } from "./map/service";
import { type ChangeLog, createChangeLog } from "./platform/change-log";
import { type Meter, metered, newMeter } from "./platform/metered";
import { createRelax, type Relax } from "./relax/service";
import type { Alerts } from "./saved-searches/service";
import { createSearchMemory } from "./search/memory";
import { createSentences, type Sentences } from "./sentence/service";
import { countUnclear } from "./sentence/unclear";
import { createCanaryService } from "./services/canary-service";
import { createDeskServices, type DeskServices } from "./services/desk-services";
import { createImportServices, type ImportServices } from "./services/import-services";
import { createMonitoringServices, type MonitoringServices } from "./services/monitoring-services";
import { createOwnerServices, type OwnerServices } from "./services/owner-services";
import { createPictureServices, type PictureServices } from "./services/picture-services";
import { createAlertServices } from "./services/saved-search-services";
import { siteOf } from "./services/site";
import { createVisitorServices, type VisitorServices } from "./services/visitor-services";

/** Composition root: everything that handlers, jobs and pages may use. */
export type Services = VisitorServices &
	OwnerServices &
	DeskServices &
	ImportServices &
	PictureServices &
	MonitoringServices & {
		/** The form that the site sends to itself. */
		canary: Canary;
		settings: Settings;
		/** The settings that pages read, for the address that was asked. */
		site(url: string): Site;
		/** Origins that are the site itself. */
		ownOrigins: readonly string[];
		listings: Listings;
		/** Understands searches in words. */
		sentences: Sentences;
		/** Suggests wider searches for a search without results. */
		relax: Relax;
		/** What reading the listings has cost so far. */
		meter: Meter;
		/** The change log of the imports, for caches of data that is derived from listings. */
		changes: ChangeLog;
		/** What the desk has published over the bundled texts and values. */
		content: PublishedContent;
		/** Notifies the owners of saved searches of properties that fit. */
		alerts: Alerts;
		/** Streets for the map. */
		map: MapService;
	};

export function createServices(env: Env): Services {
	const settings = settingsOf(env);
	const ownOrigins = ownOriginsOf(settings);
	const meter = newMeter();
	const memory = createSearchMemory({ db: env.LISTINGS, pieces: env.PRIVATE });
	const listings = withAreas(createListings(metered(env.LISTINGS, meter), memory, settings));
	const changes = createChangeLog(env.LISTINGS);
	const content = createPublishedContent(env.LISTINGS, changes, settings);
	const pictures = createPictureServices(env, settings);
	const canary = createCanaryService(env, settings, () => visitors.requests);
	const monitoring = createMonitoringServices(env, settings, canary);
	const { alertChannel } = monitoring;
	// A visitor's form can ask for an owner's new password, and what owners get is sent as visitors' emails are.
	const owners = (): Owners => ownerServices.owners;
	const visitors = createVisitorServices({ env, settings, listings, owners, notify: alertChannel });
	const ownerServices = createOwnerServices({ env, settings, ownOrigins, listings, visitors });
	const desk = createDeskServices({
		env,
		settings,
		listings,
		changes,
		visitors,
		owners: ownerServices.owners,
		background: {
			late: monitoring.monitoring.late,
			lastImport: async () => (await listings.health()).lastImport,
			canaries: canary.runs,
			nextCanary: canary.nextAt,
			reports: monitoring.browserReports.latest,
		},
		writeToOwners: ownerServices.writeToOwners,
		ownerReports: ownerServices.ownerReports,
		notify: alertChannel,
	});
	const alerts = createAlertServices(env, settings, visitors);
	return {
		...visitors,
		...ownerServices,
		...desk,
		...pictures,
		...monitoring,
		canary,
		...createImportServices({
			env,
			settings,
			listings,
			memory,
			changes,
			alerts,
			alertChannel,
			visitors,
			pictures: pictures.pictures,
		}),
		settings,
		site: (url) =>
			siteOf(settings, {
				origin: new URL(url).origin,
				opensViewings: content.opensViewings(),
				hasListings: content.hasListings(),
			}),
		ownOrigins,
		listings,
		sentences: createSentences(listings, (words, language) => countUnclear(env.LISTINGS, words, language)),
		relax: createRelax(listings),
		meter,
		changes,
		content,
		alerts,
		map: createMap(env.MEDIA, settings.mapTilesUrl),
	};
}
