import { brand } from "../../app/domain/agency/brand";
import type { RunMessage } from "../../app/domain/imports/message";
import { LEAST_INDEXED } from "../../app/domain/landing/landing";
import type { Language } from "../../app/domain/language";
import { ownOriginsOf, type Settings } from "../env";
import { type CrmViewings, createCrmViewings } from "../import/crm-viewings";
import { storedSource } from "../import/desk-open-houses";
import { expireListings } from "../import/expire";
import { heldSource } from "../import/held-figures";
import { createImportRecords } from "../import/import-records";
import { locationShift } from "../import/location-shift";
import { refusedSource } from "../import/refused-records";
import { sweepImports } from "../import/retention";
import { type ImportOptions, type ImportResult, runImport } from "../import/run";
import { createSentFeeds, type SentFeeds } from "../import/sent";
import type { FeedSource } from "../import/source";
import { sourceOf } from "../import/sources/choose";
import { peopleOf } from "../import/sources/crm-people";
import { createKeptDetails } from "../import/sources/omnicasa/details";
import { type Announcements, createAnnouncements } from "../import/sources/sweepbright/announcements";
import { summaryOf } from "../import/summary";
import { refusedWithdrawals } from "../import/withdrawals";
import { noteSeen } from "../listings/seen-landings";
import type { Listings } from "../listings/service";
import type { AlertChannel } from "../monitoring/alert";
import { sendImportDigest } from "../monitoring/digest";
import { notifyOfRefusal } from "../monitoring/refusal-alert";
import { copyName, type Pictures } from "../pictures/service";
import type { ChangeLog } from "../platform/change-log";
import { epochSeconds } from "../platform/clock";
import type { Alerts } from "../saved-searches/service";
import type { SearchMemory } from "../search/memory";
import type { VisitorServices } from "./visitor-services";

/** The listings, from the agency's system to the site. */
export type ImportServices = {
	/** Imports the feed, or derives everything again from the stored records of the last import. */
	import(options: ImportOptions & { feed?: Settings["feed"] }): Promise<ImportResult>;
	/** Files that the agency's system pushes. */
	sent: SentFeeds;
	/** What SweepBright has announced. */
	announcements: Announcements;
	/**
	 * Imports a file that was sent.
	 * @returns false where another import is running: it is to be tried again
	 */
	importSent(id: number): Promise<boolean>;
	/**
	 * Takes in what a refused run brought that is new or changed.
	 * @returns false where another import is running: it is to be tried again
	 */
	importRefused(run: number): Promise<boolean>;
	/**
	 * Takes a property in anew, with the figures that somebody has said to be right.
	 * @returns false where another import is running: it is to be tried again
	 */
	publishHeld(id: number): Promise<boolean>;
	/** The same with what the desk has added to it. */
	takeInAnew(id: number): Promise<boolean>;
	/**
	 * Removes what imports no longer need: old runs and changes, and leftovers on the stage.
	 * @param purgedUpTo the last change that the page cache has processed; null where it has none
	 */
	sweepImports(purgedUpTo: number | null): Promise<Record<string, number>>;
	/** Remembers which landing pages have enough properties for search engines. @returns how many were forgotten */
	noteLandings(): Promise<number>;
	/** Fills owners' timelines from the CRM's calendar. */
	crmViewings: CrmViewings;
	/** Takes from the lists what was sold or rented long enough ago. */
	expireListings(): Promise<number>;
	/** Notifies the agency of what a run would not withdraw, with the link that accepts it. */
	notifyOfRefusal(run: number, reason: RunMessage | null): Promise<void>;
	/** Emails the offices every morning the new findings of the import. @returns how many emails */
	sendImportDigest(): Promise<number>;
};

type Parts = {
	env: Env;
	settings: Settings;
	listings: Listings;
	memory: SearchMemory;
	changes: ChangeLog;
	pictures: Pictures;
	alerts: Pick<Alerts, "readUpTo">;
	alertChannel: AlertChannel;
	visitors: Pick<VisitorServices, "email" | "links">;
};

/** How long the link in an alert can be used. */
const ACCEPT_SECONDS = 3 * 86_400;

export function createImportServices(parts: Parts): ImportServices {
	const { env, settings, listings, memory, changes, pictures, alerts, alertChannel, visitors } = parts;
	const sent = createSentFeeds({
		db: env.LISTINGS,
		bucket: env.PRIVATE,
		keepPicture: pictures.keep,
		now: epochSeconds,
	});

	const { feed: set, defaultLanguage } = settings;
	const announcements = createAnnouncements(
		env.LISTINGS,
		set?.kind === "sweepbright" ? set.secret : null,
		epochSeconds,
	);

	const besideFeed = { keepPicture: pictures.keep, announcements, details: createKeptDetails(env.PRIVATE) };

	/** Where a property or project stands on the site; null where it is not shown. */
	async function pageOf(id: number): Promise<string | null> {
		const [card] = await listings.cards([id], defaultLanguage);
		const path = card?.path ?? (await listings.project(id, defaultLanguage))?.card.path;
		return path === undefined ? null : `${settings.siteUrl ?? brand.website}${path}`;
	}

	async function importFrom(source: FeedSource | null, options: ImportOptions): Promise<ImportResult> {
		const derivation = {
			marqueeIgnore: settings.marqueeIgnore,
			publishIncomplete: settings.publishIncomplete,
			registeredFirstHours: settings.registeredFirstHours,
			urls: { ownOrigins: ownOriginsOf(settings), allowLoopback: settings.environment === "local" },
			copyName,
			shiftOf: locationShift(settings.locationSecret),
		};
		const stores = { listings: env.LISTINGS, personal: env.PERSONAL, bucket: env.PRIVATE };
		try {
			const result = await runImport({ ...stores, memory, source, derivation }, options);
			memory.forget();
			if (result.ran && result.run.state === "done") await source?.applied?.(pageOf);
			return result;
		} finally {
			changes.forget();
			memory.forget();
			await pictures.kick();
		}
	}

	return {
		import: ({ feed = settings.feed, ...options }) =>
			importFrom(feed && sourceOf(feed, settings.languages, besideFeed), options),
		sent,
		announcements,
		crmViewings: createCrmViewings({ personal: env.PERSONAL, people: () => peopleOf(set), now: epochSeconds }),
		async importSent(id) {
			const source = await sent.source(id);
			if (!source) return true;
			const result = await importFrom(source, { wait: false, progress: () => {} });
			if (!result.ran) return false;
			const { ok, lines } = summaryOf(result);
			await sent.finish(id, { ok, message: lines[0] ?? "" });
			return true;
		},
		async importRefused(run) {
			const usual = settings.feed && sourceOf(settings.feed, settings.languages, besideFeed);
			const source = await refusedSource(env.PRIVATE, run, usual);
			return source === null || (await importFrom(source, { wait: false, progress: () => {} })).ran;
		},
		async publishHeld(id) {
			const source = await heldSource(env.PRIVATE, id);
			return source === null || (await importFrom(source, { wait: false, progress: () => {} })).ran;
		},
		async takeInAnew(id) {
			const source = await storedSource(env.LISTINGS, id);
			return source === null || (await importFrom(source, { wait: false, progress: () => {} })).ran;
		},
		async sweepImports(purgedUpTo) {
			return sweepImports({
				listings: env.LISTINGS,
				bucket: env.PRIVATE,
				readUpTo: Math.min(await alerts.readUpTo(), purgedUpTo ?? Number.POSITIVE_INFINITY),
				now: epochSeconds(),
			});
		},
		async noteLandings() {
			const pages = await listings.landingPages();
			return noteSeen(
				env.LISTINGS,
				pages.filter(({ count }) => count >= LEAST_INDEXED),
			);
		},
		async expireListings() {
			const expired = await expireListings(env.LISTINGS.withSession("first-primary"), epochSeconds());
			if (expired > 0) memory.forget();
			return expired;
		},
		async notifyOfRefusal(run, reason) {
			const refused = await refusedWithdrawals(env.LISTINGS, run);
			if (!refused) return;
			const properties = await namedIn(listings, refused.ids, settings.defaultLanguage);
			const token = visitors.links.token("withdrawals", String(run), epochSeconds() + ACCEPT_SECONDS);
			const link = `${settings.siteUrl ?? brand.website}/api/withdrawals?token=${token}`;
			const ways = { memory: env.CACHE, language: settings.defaultLanguage, send: alertChannel };
			await notifyOfRefusal({ reason, properties, link }, ways);
		},
		sendImportDigest: async () =>
			brand.email === ""
				? 0
				: sendImportDigest({
						listings: env.LISTINGS,
						findings: createImportRecords(env.LISTINGS).findings,
						personal: env.PERSONAL,
						language: settings.defaultLanguage,
						emailTo: settings.email.to,
						fallback: settings.email.routing.fallback,
						email: visitors.email,
						now: () => new Date(),
					}),
	};
}

/** Titles of properties, of as many as are read at once; the others by their number alone. */
async function namedIn(listings: Listings, ids: readonly number[], language: Language) {
	const titles = new Map((await listings.cards(ids, language)).map(({ id, title }) => [id, title]));
	return ids.map((id) => ({ id, title: titles.get(id) ?? "" }));
}
