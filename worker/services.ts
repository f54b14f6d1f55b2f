import { brand, contactTimePresets } from "../app/domain/agency/brand";
import type { Language } from "../app/domain/language";
import { COPIES } from "../app/domain/property/picture";
import { sendOwnerEmails } from "./accounts/emails";
import { type CaptchaOutcome, createOwners, type Owners } from "./accounts/service";
import { createStaffAccounts, type StaffAccounts } from "./accounts/staff/service";
import { readPicture } from "./brochure/pictures";
import { type Brochures, createBrochures } from "./brochure/service";
import { createPublishedContent, type PublishedContent } from "./content/published";
import { createDesk, type Desk } from "./desk/service";
import { answersOf } from "./email/answers";
import { givesOf, ownOriginsOf, type Settings, type Site, settingsOf } from "./env";
import { previewPaths } from "./http/pages/signed-links";
import { expireListings } from "./import/expire";
import { createImportRecords } from "./import/import-records";
import { locationShift } from "./import/location-shift";
import { sweepImports } from "./import/retention";
import { type ImportOptions, type ImportResult, runImport } from "./import/run";
import { createSentFeeds, type SentFeeds } from "./import/sent";
import type { FeedSource } from "./import/source";
import { sourceOf } from "./import/sources/choose";
import { summaryOf } from "./import/summary";
import { acceptWithdrawals, refusedWithdrawals } from "./import/withdrawals";
import { createListings, type Listings } from "./listings/service";
import { withAreas } from "./localities/areas";
import { createMap, type MapService } from "./map/service";
import { createAlertChannel } from "./monitoring/alert";
import { sendImportDigest } from "./monitoring/digest";
import { alertOfLate } from "./monitoring/late-alert";
import { createMonitoring, type Monitoring } from "./monitoring/monitoring";
import { notifyOfRefusal } from "./monitoring/refusal-alert";
import { createFailures, type Failures } from "./outbox/failures";
import { createPageViews, type PageViews } from "./page-views/service";
import { copyName, createPictures, type Pictures } from "./pictures/service";
import { type ChangeLog, createChangeLog } from "./platform/change-log";
import { epochSeconds } from "./platform/clock";
import { type Meter, metered, newMeter } from "./platform/metered";
import type { AlertChannel } from "./ports/alert";
import { createRelax, type Relax } from "./relax/service";
import type { Alerts } from "./saved-searches/service";
import { createSearchMemory } from "./search/memory";
import { createSentences, type Sentences } from "./sentence/service";
import { createAlertWays } from "./services/alert-ways";
import { captchaOutcome } from "./services/captcha-outcome";
import { createAlertServices } from "./services/saved-search-services";
import { createVisitorServices, typeNames, type VisitorServices } from "./services/visitor-services";
import { createSharing, type Sharing } from "./sharing/service";
import { fileLink } from "./submissions/plan";
import type { Erasure } from "./submissions/privacy";
import { createViewingPatterns } from "./viewings/patterns";

/** Composition root: everything that handlers, jobs and pages may use. */
export type Services = VisitorServices & {
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
	owners: Owners;
	/** Accounts and sessions of the agency's people. */
	staff: StaffAccounts;
	/** What the agency's people see and change. */
	desk: Desk;
	pageViews: PageViews;
	/** Notifies the owners of saved searches of properties that fit. */
	alerts: Alerts;
	brochures: Brochures;
	/** What networks show a link to a property with. */
	sharing: Sharing;
	/** Emails to the agency and leads that have failed for good. */
	failures: Failures;
	/** Copies of the pictures of other systems. */
	pictures: Pictures;
	/** Streets for the map. */
	map: MapService;
	/** Monitoring: notifies the agency of what is late or failed. */
	monitoring: Monitoring;
	/** Reaches the agency's people at once, past the outbox. @throws when no way works */
	alertChannel: AlertChannel;
	/** Notifies the agency of what a run would not withdraw, with the link that accepts it. */
	notifyOfRefusal(run: number, reason: string): Promise<void>;
	/** Emails the offices every morning the new findings of the import. @returns how many emails */
	sendImportDigest(): Promise<number>;
	/** What an answer to a captcha of the sign-in is worth. */
	captchaOutcome(id: string, answer: string): Promise<CaptchaOutcome>;
	/** Imports the feed, or derives everything anew from the records that the last import kept. */
	import(options: ImportOptions & { feed?: Settings["feed"] }): Promise<ImportResult>;
	/** Files that the agency's system sends by itself. */
	sent: SentFeeds;
	/**
	 * Imports a file that was sent.
	 * @returns false where another import is running: it is to be tried again
	 */
	importSent(id: number): Promise<boolean>;
	/**
	 * Removes what imports no longer need: old runs and changes, and leftovers on the stage.
	 * @param purgedUpTo the last change that the page cache has processed; null where it has none
	 */
	sweepImports(purgedUpTo: number | null): Promise<Record<string, number>>;
	/** Takes from the lists what was sold or rented long enough ago. */
	expireListings(): Promise<number>;
	/** Invites new owners and emails the weekly summaries that are due. */
	writeToOwners(): Promise<void>;
};

export function createServices(env: Env): Services {
	const settings = settingsOf(env);
	const meter = newMeter();
	const memory = createSearchMemory({ db: env.LISTINGS, pieces: env.PRIVATE });
	const listings = withAreas(createListings(metered(env.LISTINGS, meter), memory, settings));
	const changes = createChangeLog(env.LISTINGS);
	const content = createPublishedContent(env.LISTINGS, changes);
	const given = givesOf(settings.feed);
	const ownOrigins = ownOriginsOf(settings);
	const alertChannel = createAlertChannel(createAlertWays(env, settings));
	const visitorServices = createVisitorServices({
		env,
		settings,
		listings,
		owners: () => owners,
		notify: alertChannel,
	});
	const pageViews = createPageViews({
		personal: env.PERSONAL,
		queue: env.JOBS,
		ownOrigins,
		officeNetworks: settings.officeNetworks,
		isOwn: (request, propertyId) => owners.isOwn(request, propertyId),
	});
	const owners = createOwners({
		personal: env.PERSONAL,
		sessions: env.SESSIONS,
		cache: env.CACHE,
		sessionSecret: settings.sessionSecret,
		linkSecret: settings.linkSecret,
		defaultLanguage: settings.defaultLanguage,
		siteName: brand.name,
		origin: settings.siteUrl ?? brand.website,
		email: visitorServices.email,
		pageViews,
		similar: async (propertyId, limit) =>
			(await listings.similar(propertyId, settings.defaultLanguage, limit)).map((card) => card.id),
	});
	const desk = createDesk({
		personal: env.PERSONAL,
		listings: env.LISTINGS,
		records: createImportRecords(env.LISTINGS),
		async askForImport() {
			await env.JOBS.send({ kind: "import" });
		},
		acceptWithdrawals: (run) => acceptWithdrawals(env.LISTINGS, run, epochSeconds()),
		async previews(id) {
			const paths = await previewPaths(settings.linkSecret, id, settings.languages);
			return settings.languages.map((language, place) => ({ language, path: paths[place] ?? "" }));
		},
		media: env.MEDIA,
		cards: listings.cards,
		appointments: visitorServices.appointments,
		patterns: createViewingPatterns(env.PERSONAL, epochSeconds),
		async exportPerson(email) {
			return {
				...(await staff.exportPerson(email)),
				...(await owners.exportPerson(email)),
				...(await visitorServices.requests.exportPerson(email)),
			};
		},
		erasePerson: (email) => erasePerson(owners, visitorServices.requests, email),
		async dropPages() {
			changes.forget();
			await env.JOBS.send({ kind: "purge" });
		},
		origin: settings.siteUrl ?? brand.website,
		now: epochSeconds,
		email: visitorServices.email,
		answers: async (data, language) =>
			answersOf(data, language, settings.defaultLanguage, { propertyTypes: await typeNames(listings, language) }),
		fileLink: (key) => fileLink(visitorServices, key, epochSeconds() + DESK_FILE_SECONDS),
		async kick() {
			await visitorServices.email.kick();
			await visitorServices.leads.kick();
		},
	});
	const staff = createStaffAccounts({
		personal: env.PERSONAL,
		sessions: env.SESSIONS,
		sessionSecret: settings.sessionSecret,
		linkSecret: settings.linkSecret,
		siteName: brand.name,
		origin: settings.siteUrl ?? brand.website,
		defaultLanguage: settings.defaultLanguage,
		access: settings.access,
		audit: desk.audit,
		email: visitorServices.email,
	});
	const isLocal = settings.environment === "local";
	const pictures = createPictures({
		db: env.LISTINGS,
		bucket: env.MEDIA,
		queue: env.JOBS,
		allowLoopback: isLocal,
		now: epochSeconds,
	});
	const alerts = createAlertServices(env, settings, visitorServices);
	const failures = createFailures({
		db: env.PERSONAL,
		notify: alertChannel,
		fallback: settings.email.routing.fallback,
		language: settings.defaultLanguage,
		now: epochSeconds,
	});
	const sent = createSentFeeds({
		db: env.LISTINGS,
		bucket: env.PRIVATE,
		keepPicture: pictures.keep,
		now: epochSeconds,
	});
	async function importFrom(source: FeedSource | null, options: ImportOptions): Promise<ImportResult> {
		try {
			return await runImport(
				{
					listings: env.LISTINGS,
					personal: env.PERSONAL,
					bucket: env.PRIVATE,
					memory,
					source,
					derivation: {
						marqueeIgnore: settings.marqueeIgnore,
						publishIncomplete: settings.publishIncomplete,
						urls: { ownOrigins, allowLoopback: isLocal },
						copyName,
						shiftOf: locationShift(settings.locationSecret),
					},
				},
				options,
			);
		} finally {
			changes.forget();
			memory.forget();
			await pictures.kick();
		}
	}
	return {
		...visitorServices,
		settings,
		ownOrigins,
		listings,
		sentences: createSentences(listings),
		relax: createRelax(listings),
		meter,
		changes,
		content,
		owners,
		staff,
		desk,
		pageViews,
		alerts,
		failures,
		alertChannel,
		monitoring: createMonitoring({
			listings: env.LISTINGS,
			personal: env.PERSONAL,
			memory: env.CACHE,
			// Files arrive at no fixed interval.
			hasFeed: settings.feed !== null && settings.feed.url !== null,
			oldestFailure: failures.oldest,
			failuresNotifiedAt: failures.notifiedAt,
			notify: (late) => alertChannel(alertOfLate(late, settings.siteUrl ?? brand.website, settings.defaultLanguage)),
			now: epochSeconds,
		}),
		async notifyOfRefusal(run, reason) {
			const refused = await refusedWithdrawals(env.LISTINGS, run);
			if (!refused) return;
			const properties = await namedIn(listings, refused.ids, settings.defaultLanguage);
			const token = await visitorServices.links.token("withdrawals", String(run), epochSeconds() + ACCEPT_SECONDS);
			const link = `${settings.siteUrl ?? brand.website}/api/withdrawals?token=${token}`;
			const ways = { memory: env.CACHE, language: settings.defaultLanguage, send: alertChannel };
			await notifyOfRefusal({ reason, properties, link }, ways);
		},
		sendImportDigest: () =>
			sendImportDigest({
				listings: env.LISTINGS,
				personal: env.PERSONAL,
				language: settings.defaultLanguage,
				emailTo: settings.email.to,
				fallback: settings.email.routing.fallback,
				email: visitorServices.email,
				now: () => new Date(),
			}),
		pictures,
		brochures: createBrochures({
			bucket: env.MEDIA,
			ownFiles: (path) => ownFile(env, pictures, path),
			allowLoopback: isLocal,
		}),
		sharing: createSharing({
			bucket: env.MEDIA,
			async photograph(url) {
				const picture = await readPicture(url, (path) => ownFile(env, pictures, path), isLocal);
				return picture?.type === "jpg" ? picture.bytes : null;
			},
		}),
		map: createMap(env.MEDIA, settings.mapTilesUrl),
		captchaOutcome: (id, answer) => captchaOutcome(visitorServices.captcha, id, answer),
		site(url) {
			return {
				environment: settings.environment,
				origin: settings.siteUrl ?? new URL(url).origin,
				languages: settings.languages,
				defaultLanguage: settings.defaultLanguage,
				mapStyleUrl: settings.mapStyleUrl,
				satelliteStyleUrl: settings.satelliteStyleUrl,
				streetViewKey: settings.streetViewKey,
				marqueeIgnore: settings.marqueeIgnore,
				contactTimes: contactTimePresets[settings.contactTimes],
				turnstileSiteKey: settings.turnstile?.siteKey ?? null,
				videoHosts: settings.videoHosts,
				analyticsScriptUrl: settings.analyticsScriptUrl,
				pixelScriptUrl: settings.pixelScriptUrl,
				gives: { ...given, slots: given.slots || content.opensViewings() },
			};
		},
		import: ({ feed = settings.feed, ...options }) =>
			importFrom(feed && sourceOf(feed, settings.languages, pictures.keep), options),
		sent,
		async importSent(id) {
			const source = await sent.source(id);
			if (!source) return true;
			const result = await importFrom(source, { wait: false, progress: () => {} });
			if (!result.ran) return false;
			const { ok, lines } = summaryOf(result);
			await sent.finish(id, { ok, message: lines[0] ?? "" });
			return true;
		},
		async sweepImports(purgedUpTo) {
			return sweepImports({
				listings: env.LISTINGS,
				bucket: env.PRIVATE,
				readUpTo: Math.min(await alerts.readUpTo(), purgedUpTo ?? Number.POSITIVE_INFINITY),
				now: epochSeconds(),
			});
		},
		async writeToOwners() {
			await sendOwnerEmails({
				personal: env.PERSONAL,
				origin: settings.siteUrl ?? brand.website,
				defaultLanguage: settings.defaultLanguage,
				email: visitorServices.email,
				pageViews,
				titleOf: async (id: number, language: Language) => (await listings.cards([id], language))[0]?.title ?? null,
			});
		},
		async expireListings() {
			const expired = await expireListings(env.LISTINGS.withSession("first-primary"), epochSeconds());
			if (expired > 0) memory.forget();
			return expired;
		},
	};
}

/** The names that lead to a property's history go with what is erased, so the owner comes first. */
async function erasePerson(owners: Owners, requests: VisitorServices["requests"], email: string): Promise<Erasure> {
	const [ofOwner, ofVisitor] = [await owners.erasePerson(email), await requests.erasePerson(email)];
	return { removed: { ...ofVisitor.removed, ...ofOwner.removed }, kept: [...ofVisitor.kept, ...ofOwner.kept] };
}

/** Titles of properties, of as many as are read at once; the others by their number alone. */
async function namedIn(listings: Listings, ids: readonly number[], language: Language) {
	const titles = new Map((await listings.cards(ids, language)).map(({ id, title }) => [id, title]));
	return ids.map((id) => ({ id, title: titles.get(id) ?? "" }));
}

/** How long a link to a file in an open page of the desk works. */
const DESK_FILE_SECONDS = 12 * 3_600;

/** How long the link in an alert can be used. */
const ACCEPT_SECONDS = 3 * 86_400;

/**
 * A file of the site: one that was built with it, or a copy of a picture. Built files have no host of their own, and the
 * development server answers none but its own.
 */
async function ownFile(env: Env, pictures: Pictures, path: string): Promise<Response> {
	if (!path.startsWith(COPIES)) return env.ASSETS.fetch(new URL(path, "http://localhost"));
	const found = await pictures.find(path.slice(COPIES.length));
	return found && "kept" in found ? new Response(found.kept.body) : new Response(null, { status: 404 });
}
