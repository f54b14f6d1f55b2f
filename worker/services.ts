import { createOwnerServices } from "./accounts/create";
import { createStaffService } from "./accounts/staff/create";
import { standInsOfToday } from "./accounts/staff/stand-ins";
import { createBrochures } from "./brochure/service";
import { createCanaryService } from "./canary/create";
import { lastCanaryArrived } from "./canary/service";
import { createCaptchaService } from "./captcha/create";
import { createPublishedContent } from "./content/published";
import { createAudit } from "./desk/audit";
import { createDesk } from "./desk/service";
import { createEmailServices } from "./email/create";
import { ownOriginsOf, type Settings, settingsOf, siteAddressOf } from "./env";
import { createImportControl } from "./import/control";
import { createImportServices } from "./import/create";
import { sweepBrightNames } from "./import/sources/sweepbright/announcements";
import { createLeadService } from "./leads/create";
import { type DocumentAsked, fetchDocument } from "./listings/documents";
import { noteSeen } from "./listings/landing/seen";
import { createListings } from "./listings/service";
import { createMap } from "./map/service";
import { createMonitoringServices } from "./monitoring/create";
import { createImportReports } from "./monitoring/import-reports";
import { createPageViews } from "./page-views/service";
import { createPictureServices } from "./pictures/create";
import { createChangeLog } from "./platform/change-log";
import { epochSeconds } from "./platform/clock";
import { createLinks } from "./platform/links";
import { metered, newMeter } from "./platform/metered";
import { createRelax } from "./relax/service";
import { confirmAlert, countFittingIn, createAlertService } from "./saved-searches/create";
import { createSearchMemory } from "./search/memory";
import { countUnclear } from "./search/unclear";
import { createSentences } from "./sentence/service";
import { createSharing } from "./sharing/service";
import { siteOf } from "./site";
import { createRequestService } from "./submissions/create";
import { createViewingServices } from "./viewings/create";

/** Services for handlers, jobs and pages. */
export type Services = ReturnType<typeof createServices>;

/** Composition root: creates the services of all modules in the order of their dependencies. */
export function createServices(env: Env) {
	const { memory, own, ...site } = createSite(env);
	const { settings, ownOrigins, links, listings, changes, pictures } = site;

	const { email, sendAtOnce } = createEmailServices(env, settings, {
		...own,
		confirmAlert: (id, alert) => confirmAlert(env, id, alert),
		standIns: () => standInsOfToday(env.PERSONAL),
	});
	const canaryArrived = () => lastCanaryArrived(env.PERSONAL);
	const alerting = createMonitoringServices(env, settings, { ...own, sendAtOnce, canaryArrived });
	const { alertChannel, mayNotify, tellOfWave, tellOfVolume, monitoring, failures, browserReports } = alerting;
	const names = sweepBrightNames(env.LISTINGS);
	const leads = createLeadService(env, settings, { names, notify: alertChannel, mayNotify });
	async function kick(): Promise<void> {
		await email.kick();
		await leads.kick();
	}
	const post = { prepare: email.prepare, kick };

	const audit = createAudit({ db: env.PERSONAL, tellOfVolume, now: epochSeconds });
	const captcha = createCaptchaService(env, settings, { links, tellOfWave });
	const staff = createStaffService(env, settings, { ...own, audit, email });
	const pageViews = createPageViews({
		personal: env.PERSONAL,
		queue: env.JOBS,
		ownOrigins,
		officeNetworks: settings.officeNetworks,
		// Owners are created below: their statistics read the page views.
		isOwn: async (request, propertyId) => (await owners.isOwn(request, propertyId)) || (await staff.isOwn(request)),
	});
	const fitting = (ids: readonly number[]) => countFittingIn(env, ids);
	const portal = createOwnerServices(env, settings, { ...own, listings, email, captcha, pageViews, fitting });
	const { owners, captchaOutcome, ownerReports, writeToOwners } = portal;

	const viewings = createViewingServices(env, settings, { ...own, listings, links, leads, post });
	const { appointments } = viewings;
	const requests = createRequestService(env, settings, {
		...own,
		audit,
		listings,
		links,
		leads,
		post,
		captcha: captcha.check,
		bookings: appointments,
		passwords: { prepare: owners.prepareReset },
	});
	const canary = createCanaryService(env, settings, { ...own, requests });
	const alerts = createAlertService(env, settings, { ...own, listings: freshListings(env, settings), links, email });

	const imports = createImportControl(env, settings);
	const importing = createImportServices(env, settings, { ...own, listings, memory, changes, pictures, alerts });
	const reports = createImportReports(env, settings, { ...own, listings, imports, links, email, alertChannel });
	const people = { owners, ownerReports, writeToOwners, staff, requests, ...viewings };
	const others = { audit, browserReports, canary, changes, email, failures, imports, kick, links, monitoring };
	const desk = createDesk(env, settings, { ...own, ...people, ...others, properties: listings });

	return {
		...site,
		alertChannel,
		alerts,
		announcements: importing.announcements,
		appointments,
		browserReports,
		canary,
		captcha,
		captchaOutcome,
		crmViewings: importing.crmViewings,
		desk,
		email,
		expireListings: importing.expireListings,
		failures,
		importFeed: importing.importFeed,
		importRefused: importing.importRefused,
		importSent: importing.importSent,
		leads,
		mayNotify,
		monitoring,
		notifyOfRefusal: reports.notifyOfRefusal,
		owners,
		pageViews,
		probes: alerting.probes,
		requests,
		sendImportDigest: reports.sendImportDigest,
		sent: importing.sent,
		staff,
		sweepImports: importing.sweepImports,
		reimport: importing.reimport,
		writeToOwners,
	};
}

/** Listings, what is derived from them, and what the desk has published. */
function createSite(env: Env) {
	const settings = settingsOf(env);
	const meter = newMeter();
	const memory = createSearchMemory({ db: env.LISTINGS, pieces: env.PRIVATE });
	const listings = createListings(metered(env.LISTINGS, meter), memory, settings);
	const changes = createChangeLog(env.LISTINGS);
	const content = createPublishedContent(env.LISTINGS, changes, settings);
	const { agency } = content;
	const { pictures, ownFiles, readPicture, photograph } = createPictureServices(env, settings);
	return {
		settings,
		ownOrigins: ownOriginsOf(settings),
		links: createLinks(settings.keyring),
		memory,
		/** Functions, because services are created before the publication is read. */
		own: { agency, siteAddress: () => siteAddressOf(settings, agency()) },
		/** Rows read from the listings by this request. */
		meter,
		listings,
		/** Change log of the imports, for caches of data that is derived from listings. */
		changes,
		/** Texts and values that the desk has published over the bundled ones. */
		content,
		/** Returns the settings that pages read, for the requested URL. */
		site: (url: string) =>
			siteOf(settings, {
				origin: new URL(url).origin,
				agency: agency(),
				opensViewings: content.opensViewings(),
				hasListings: content.hasListings(),
			}),
		/** Understands searches in words. */
		sentences: createSentences(listings, (words, language) => countUnclear(env.LISTINGS, words, language)),
		/** Suggests wider searches for a search without results. */
		relax: createRelax(listings),
		map: createMap(env.MEDIA, settings.mapTilesUrl),
		fetchDocument: (asked: DocumentAsked) => fetchDocument(env, settings, asked),
		/** Records which landing pages have enough properties for search engines. @returns number of deleted records */
		noteLandings: async () => noteSeen(env.LISTINGS, await listings.landingPages()),
		pictures,
		brochures: createBrochures({ bucket: env.MEDIA, ownFiles, readPicture }),
		/** Open Graph pictures of properties. */
		sharing: createSharing({ bucket: env.MEDIA, photograph }),
	};
}

/** Listings from the primary database: a lagging replica may have a price that is no longer published. */
function freshListings(env: Env, settings: Settings) {
	const primary = { withSession: () => env.LISTINGS.withSession("first-primary") };
	return createListings(primary, createSearchMemory({ db: env.LISTINGS, pieces: env.PRIVATE }), settings);
}
