import { brand } from "../app/domain/agency/brand";
import type { Language } from "../app/domain/language";
import { COPIES } from "../app/domain/property/picture";
import { inviteNewOwners, sendWeeklySummaries } from "./accounts/emails";
import { type CaptchaOutcome, createOwners, type Owners } from "./accounts/service";
import { type Brochures, createBrochures } from "./brochure/service";
import { givesOf, type Settings, type Site, settingsOf } from "./env";
import { expireListings } from "./import/expire";
import { locationShift } from "./import/location-shift";
import { sweepImports } from "./import/retention";
import { type ImportOptions, type ImportResult, runImport } from "./import/run";
import { createSentFeeds, type SentFeeds } from "./import/sent";
import type { FeedSource } from "./import/source";
import { sourceOf } from "./import/sources/choose";
import { summaryOf } from "./import/summary";
import { createListings, type Listings } from "./listings/service";
import { withAreas } from "./localities/areas";
import { createMap, type MapService } from "./map/service";
import { alertEmail } from "./monitoring/alert";
import { createMonitoring, type Late, type Monitoring } from "./monitoring/monitoring";
import type { Notice, Notify } from "./notify";
import { createFailures, type Failures } from "./outbox/failures";
import { createPageViews, type PageViews } from "./page-views/service";
import { copyName, createPictures, type Pictures } from "./pictures/service";
import { type ChangeLog, createChangeLog } from "./platform/change-log";
import { epochSeconds } from "./platform/clock";
import { factsOf, log } from "./platform/log";
import { type Meter, metered, newMeter } from "./platform/metered";
import { createRelax, type Relax } from "./relax/service";
import type { Alerts } from "./saved-searches/service";
import { createSearchMemory } from "./search/memory";
import { createSentences, type Sentences } from "./sentence/service";
import { createAlertServices } from "./services/saved-search-services";
import { createVisitorServices, transportOf, type VisitorServices } from "./services/visitor-services";

/** Everything that handlers, jobs and pages may use, put together in one place. */
export type Services = VisitorServices & {
	settings: Settings;
	/** The settings that pages read, for the address that was asked. */
	site(url: string): Site;
	/** Origins that are the site itself. */
	ownOrigins: readonly string[];
	listings: Listings;
	/** Understands searches in words. */
	sentences: Sentences;
	/** Offers what a search that finds nothing would find if it asked for less. */
	relax: Relax;
	/** What reading the listings has cost so far. */
	meter: Meter;
	/** What the imports have changed, for whoever keeps something made of listings. */
	changes: ChangeLog;
	owners: Owners;
	pageViews: PageViews;
	/** Tells those who registered a saved search of properties that fit it. */
	alerts: Alerts;
	brochures: Brochures;
	/** Emails to the agency and leads that have failed for good. */
	failures: Failures;
	/** Tells the agency's people of something at once. */
	notify: Notify;
	/** Copies of the pictures of other systems. */
	pictures: Pictures;
	/** Streets for the map. */
	map: MapService;
	/** Tells the agency of what should have happened by itself and has not. */
	monitoring: Monitoring;
	/** What an answer to a captcha of the sign-in is worth. */
	captchaOutcome(id: string, answer: string): Promise<CaptchaOutcome>;
	/** Imports the feed, or derives everything anew from what the last import kept. */
	import(options: ImportOptions & { feed?: Settings["feed"] }): Promise<ImportResult>;
	/** Files that the agency's system sends by itself. */
	sent: SentFeeds;
	/**
	 * Imports a file that was sent.
	 * @returns false where another import is running: it is to be tried again
	 */
	importSent(id: number): Promise<boolean>;
	/**
	 * Removes what imports no longer need: old runs and changes, and what was left on the stage.
	 * @param purgedUpTo the last change that the page cache has heard of; null where it does not ask
	 */
	sweepImports(purgedUpTo: number | null): Promise<Record<string, number>>;
	/** Takes from the lists what was sold or rented long enough ago. */
	expireListings(): Promise<number>;
	/** Invites new owners and emails the weekly summaries that are due. */
	writeToOwners(): Promise<void>;
};

const loopbackNames = ["127.0.0.1", "localhost"];

export function createServices(env: Env): Services {
	const settings = settingsOf(env);
	const meter = newMeter();
	const memory = createSearchMemory({ db: env.LISTINGS, pieces: env.PRIVATE });
	const listings = withAreas(createListings(metered(env.LISTINGS, meter), memory, settings));
	const changes = createChangeLog(env.LISTINGS);
	const ownOrigins = originsOf(settings);
	const notify = notifier(env, settings);
	const visitorServices = createVisitorServices({ env, settings, listings, owners: () => owners, notify });
	const { captcha } = visitorServices;
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
	const isLocal = settings.environment === "local";
	const pictures = createPictures({
		db: env.LISTINGS,
		bucket: env.MEDIA,
		queue: env.JOBS,
		allowLoopback: isLocal,
		now: epochSeconds,
	});
	const alerts = createAlertServices(env, settings, visitorServices);
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
		owners,
		pageViews,
		alerts,
		failures: createFailures({ db: env.PERSONAL, notify, language: settings.defaultLanguage, now: epochSeconds }),
		notify,
		monitoring: createMonitoring({
			listings: env.LISTINGS,
			personal: env.PERSONAL,
			memory: env.CACHE,
			// Nobody knows when the next file will be sent.
			hasFeed: settings.feed !== null && settings.feed.url !== null,
			notify: (late) => notifyAgency(env, settings, late),
			now: epochSeconds,
		}),
		pictures,
		brochures: createBrochures({
			bucket: env.MEDIA,
			ownFiles: (path) => ownFile(env, pictures, path),
		}),
		map: createMap(env.MEDIA, settings.mapTilesUrl),
		async captchaOutcome(id, answer) {
			const verdict = await captcha.check(id, answer, null);
			if (!verdict.passed) return verdict;
			// The statement fails where the captcha was spent before.
			const spend = async () => (await verdict.spend?.run().catch(() => null)) !== null;
			return { passed: true, waived: verdict.waivesLimits, spend };
		},
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
				turnstileSiteKey: settings.turnstile?.siteKey ?? null,
				videoHosts: settings.videoHosts,
				gives: givesOf(settings.feed),
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
			const ownerEmails = {
				personal: env.PERSONAL,
				origin: settings.siteUrl ?? brand.website,
				defaultLanguage: settings.defaultLanguage,
				email: visitorServices.email,
				pageViews,
				titleOf: async (id: number, language: Language) => (await listings.cards([id], language))[0]?.title ?? null,
			};
			await inviteNewOwners(ownerEmails);
			await sendWeeklySummaries(ownerEmails);
		},
		async expireListings() {
			const expired = await expireListings(env.LISTINGS.withSession("first-primary"), epochSeconds());
			if (expired > 0) memory.forget();
			return expired;
		},
	};
}

const ALERT_TIMEOUT_MS = 10_000;

/** By email past the outbox, to an address that the other emails do not depend on, and by the webhook where one is set. */
function notifier(env: Env, settings: Settings): Notify {
	return async ({ subject, text, late }) => {
		const ways = [
			sendPastOutbox(env, settings, settings.email.routing.fallback, { subject, text, html: htmlOf(text) }),
		];
		if (settings.alertWebhookUrl) ways.push(postAlert(settings.alertWebhookUrl, { subject, text, late }));
		const outcomes = await Promise.allSettled(ways);
		for (const outcome of outcomes) {
			if (outcome.status === "rejected") log("error", "notice-not-sent", factsOf(outcome.reason));
		}
		if (outcomes.every(({ status }) => status === "rejected")) throw new Error("nobody could be told");
	};
}

async function postAlert(url: string, notice: Notice): Promise<void> {
	const response = await fetch(url, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify(notice),
		redirect: "manual",
		signal: AbortSignal.timeout(ALERT_TIMEOUT_MS),
	});
	await response.body?.cancel();
	if (!response.ok) throw new Error(`the alert's webhook answered ${response.status}`);
}

function htmlOf(text: string): string {
	const safe = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
	return safe
		.split("\n\n")
		.map((paragraph) => `<p>${paragraph}</p>`)
		.join("");
}

/** A file of the site: one that was built with it, or a copy of a picture. */
async function ownFile(env: Env, pictures: Pictures, path: string): Promise<Response> {
	if (!path.startsWith(COPIES)) return env.ASSETS.fetch(new URL(path, brand.website));
	const found = await pictures.find(path.slice(COPIES.length));
	return found && "kept" in found ? new Response(found.kept.body) : new Response(null, { status: 404 });
}

/** By the transport itself: the outbox may be what is late. @throws when the email does not leave */
async function notifyAgency(env: Env, settings: Settings, late: readonly Late[]): Promise<void> {
	const propertyCard = alertEmail(late, settings.siteUrl ?? brand.website);
	await sendPastOutbox(env, settings, settings.email.to ?? brand.email, propertyCard);
}

/** @throws when the email does not leave */
async function sendPastOutbox(
	env: Env,
	settings: Settings,
	to: string,
	propertyCard: { subject: string; text: string; html: string },
): Promise<void> {
	const id = crypto.randomUUID();
	const sent = await transportOf(
		env,
		settings,
	)({
		...propertyCard,
		id,
		messageId: `<${id}@${new URL(settings.siteUrl ?? brand.website).hostname}>`,
		to,
		replyTo: null,
		headers: {},
		attachments: [],
	});
	if (!sent.ok) throw new Error(`the alert did not leave: ${sent.fault}`);
}

/** The public origin; locally both names of the loopback address, as browsers treat them as two. */
function originsOf(settings: Settings): string[] {
	if (!settings.siteUrl) return [];
	const url = new URL(settings.siteUrl);
	if (settings.environment !== "local" || !loopbackNames.includes(url.hostname)) return [url.origin];
	return loopbackNames.map((name) => `${url.protocol}//${name}:${url.port}`);
}
