import { brand } from "../app/domain/agency/brand";
import type { Language } from "../app/domain/language";
import { inviteNewOwners, sendWeeklySummaries } from "./accounts/emails";
import { type CaptchaOutcome, createOwners, type Owners } from "./accounts/service";
import { type Brochures, createBrochures } from "./brochure/service";
import { type Settings, type Site, settingsOf } from "./env";
import { expireListings } from "./import/expire";
import { locationShift } from "./import/location-shift";
import { sweepImports } from "./import/retention";
import { type ImportOptions, type ImportResult, runImport } from "./import/run";
import { sourceOf } from "./import/sources/choose";
import { createListings, type Listings } from "./listings/service";
import { createMap, type MapService } from "./map/service";
import { alertEmail } from "./monitoring/alert";
import { createMonitoring, type Late, type Monitoring } from "./monitoring/monitoring";
import { createPageViews, type PageViews } from "./page-views/service";
import { type ChangeLog, createChangeLog } from "./platform/change-log";
import { epochSeconds } from "./platform/clock";
import { type Meter, metered, newMeter } from "./platform/metered";
import type { Alerts } from "./saved-searches/service";
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
	/** What reading the listings has cost so far. */
	meter: Meter;
	/** What the imports have changed, for whoever keeps something made of listings. */
	changes: ChangeLog;
	owners: Owners;
	pageViews: PageViews;
	/** Tells those who registered a saved search of properties that fit it. */
	alerts: Alerts;
	brochures: Brochures;
	/** Streets for the map. */
	map: MapService;
	/** Tells the agency of what should have happened by itself and has not. */
	monitoring: Monitoring;
	/** What an answer to a captcha of the sign-in is worth. */
	captchaOutcome(id: string, answer: string): Promise<CaptchaOutcome>;
	/** Imports, and makes searches cheap again, also where there is nothing to import. */
	import(options: ImportOptions & { feed?: Settings["feed"] }): Promise<ImportResult>;
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
	const listings = createListings(metered(env.LISTINGS, meter), settings);
	const changes = createChangeLog(env.LISTINGS);
	const ownOrigins = originsOf(settings);
	const visitorServices = createVisitorServices({ env, settings, listings, owners: () => owners });
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
	const alerts = createAlertServices(env, settings, visitorServices);
	return {
		...visitorServices,
		settings,
		ownOrigins,
		listings,
		meter,
		changes,
		owners,
		pageViews,
		alerts,
		monitoring: createMonitoring({
			listings: env.LISTINGS,
			personal: env.PERSONAL,
			memory: env.CACHE,
			hasFeed: settings.feed !== null,
			notify: (late) => notifyAgency(env, settings, late),
			now: epochSeconds,
		}),
		brochures: createBrochures({
			bucket: env.MEDIA,
			ownFiles: (path) => env.ASSETS.fetch(new URL(path, brand.website)),
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
			};
		},
		async import({ feed = settings.feed, ...options }) {
			try {
				return await runImport(
					{
						listings: env.LISTINGS,
						personal: env.PERSONAL,
						bucket: env.PRIVATE,
						source: feed && sourceOf(feed, settings.languages),
						derivation: {
							marqueeIgnore: settings.marqueeIgnore,
							urls: { ownOrigins, allowLoopback: settings.environment === "local" },
							shiftOf: locationShift(settings.locationSecret),
						},
					},
					options,
				);
			} finally {
				// Whatever became of the run: properties may have expired, and an earlier refresh may have been cut off.
				changes.forget();
				await listings.refresh();
			}
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
		expireListings: () => expireListings(env.LISTINGS.withSession("first-primary"), epochSeconds()),
	};
}

/** By the transport itself: the outbox may be what is late. @throws when the email does not leave */
async function notifyAgency(env: Env, settings: Settings, late: readonly Late[]): Promise<void> {
	const id = crypto.randomUUID();
	const propertyCard = alertEmail(late, settings.siteUrl ?? brand.website);
	const sent = await transportOf(
		env,
		settings,
	)({
		...propertyCard,
		id,
		messageId: `<${id}@${new URL(settings.siteUrl ?? brand.website).hostname}>`,
		to: settings.email.to ?? brand.email,
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
