import { createOwnerServices } from "./accounts/create";
import { createStaffService } from "./accounts/staff/create";
import { standInsOfToday } from "./accounts/staff/stand-ins";
import { createBrochures } from "./brochure/service";
import { createCanaryService } from "./canary/create";
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
import { createSentences } from "./sentence/service";
import { countUnclear } from "./sentence/unclear";
import { createSharing } from "./sharing/service";
import { siteOf } from "./site";
import { createRequestService } from "./submissions/create";
import { createViewingServices } from "./viewings/create";

/** Everything that handlers, jobs and pages may use. */
export type Services = ReturnType<typeof createServices>;

/** Composition root: rooms are put together here, each by its own create, from the settings and what others give it. */
export function createServices(env: Env) {
	const settings = settingsOf(env);
	const ownOrigins = ownOriginsOf(settings);
	const links = createLinks(settings.keyring);
	const { memory, own, ...site } = createSite(env, settings);
	const { listings, changes, pictures } = site;

	// What leaves, and what sees to it that it does.
	const { email, sendAtOnce } = createEmailServices(env, settings, {
		...own,
		confirmAlert: (id, alert) => confirmAlert(env, id, alert),
		standIns: () => standInsOfToday(env.PERSONAL),
	});
	/** The form that the site sends to itself. */
	const canary = createCanaryService(env, settings, { ...own, requests: () => requests });
	const monitoring = createMonitoringServices(env, settings, { ...own, sendAtOnce, canary });
	const { alertChannel, mayNotify, tellOfWave, tellOfVolume } = monitoring;
	const names = sweepBrightNames(env.LISTINGS);
	const leads = createLeadService(env, settings, { names, notify: alertChannel, mayNotify });
	/** Whatever a form or a change writes to the outbox is sent soon, emails and leads alike. */
	async function kick(): Promise<void> {
		await email.kick();
		await leads.kick();
	}
	const post = { prepare: email.prepare, kick };

	const audit = createAudit({ db: env.PERSONAL, tellOfVolume, now: epochSeconds });

	// Visitors.
	const captcha = createCaptchaService(env, settings, { links, tellOfWave });
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
		passwords: { prepare: (login, origin) => ownerServices.owners.prepareReset(login, origin) },
	});
	const alerts = createAlertService(env, settings, { ...own, listings: freshListings(env, settings), links, email });

	// Owners.
	const pageViews = createPageViews({
		personal: env.PERSONAL,
		queue: env.JOBS,
		ownOrigins,
		officeNetworks: settings.officeNetworks,
		isOwn: async (request, propertyId) =>
			(await ownerServices.owners.isOwn(request, propertyId)) || (await staff.isOwn(request)),
	});
	const fitting = (ids: readonly number[]) => countFittingIn(env, ids);
	const ownerServices = createOwnerServices(env, settings, { ...own, listings, email, captcha, pageViews, fitting });

	// The agency's people, and their system.
	const imports = createImportControl(env, settings);
	const staff = createStaffService(env, settings, { ...own, audit, email });
	const rooms = { ...own, audit, canary, changes, email, imports, kick, links, properties: listings, requests, staff };
	const desk = createDesk(env, settings, { ...monitoring, ...ownerServices, ...viewings, ...rooms });

	return {
		...site,
		...monitoring,
		...ownerServices,
		...createImportServices(env, settings, { ...own, listings, memory, changes, pictures, alerts }),
		...createImportReports(env, settings, { ...own, listings, imports, links, email, alertChannel }),
		settings,
		ownOrigins,
		links,
		pageViews,
		captcha,
		email,
		leads,
		requests,
		appointments,
		alerts,
		canary,
		staff,
		desk,
	};
}

/** What is on the site: properties, what is made of them, and what the desk has published. */
function createSite(env: Env, settings: Settings) {
	const meter = newMeter();
	const memory = createSearchMemory({ db: env.LISTINGS, pieces: env.PRIVATE });
	const listings = createListings(metered(env.LISTINGS, meter), memory, settings);
	const changes = createChangeLog(env.LISTINGS);
	const content = createPublishedContent(env.LISTINGS, changes, settings);
	const { pictures, ownFiles, readPicture, photograph } = createPictureServices(env, settings);
	return {
		memory,
		/** What the agency says of itself, as published when it is asked for: rooms are put together before that is known. */
		own: { agency: content.agency, siteAddress: () => siteAddressOf(settings, content.agency()) },
		/** What reading the listings has cost so far. */
		meter,
		listings,
		/** The change log of the imports, for caches of data that is derived from listings. */
		changes,
		/** What the desk has published over the bundled texts and values. */
		content,
		/** The settings that pages read, for the address that was asked. */
		site: (url: string) =>
			siteOf(settings, {
				origin: new URL(url).origin,
				agency: content.agency(),
				opensViewings: content.opensViewings(),
				hasListings: content.hasListings(),
			}),
		/** Understands searches in words. */
		sentences: createSentences(listings, (words, language) => countUnclear(env.LISTINGS, words, language)),
		/** Suggests wider searches for a search without results. */
		relax: createRelax(listings),
		map: createMap(env.MEDIA, settings.mapTilesUrl),
		fetchDocument: (asked: DocumentAsked) => fetchDocument(env, settings, asked),
		/** Remembers which landing pages have enough properties for search engines. @returns how many were forgotten */
		noteLandings: async () => noteSeen(env.LISTINGS, await listings.landingPages()),
		pictures,
		brochures: createBrochures({ bucket: env.MEDIA, ownFiles, readPicture }),
		/** What networks show a link to a property with. */
		sharing: createSharing({ bucket: env.MEDIA, photograph }),
	};
}

/** Read from the primary: a lagging replica could still hold a price that is no longer published. */
function freshListings(env: Env, settings: Settings) {
	const primary = { withSession: () => env.LISTINGS.withSession("first-primary") };
	return createListings(primary, createSearchMemory({ db: env.LISTINGS, pieces: env.PRIVATE }), settings);
}
