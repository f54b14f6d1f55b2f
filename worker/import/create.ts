import { ownOriginsOf, type Settings } from "../env";
import type { Listings } from "../listings/service";
import type { Pictures } from "../pictures/service";
import type { ChangeLog } from "../platform/change-log";
import { epochSeconds } from "../platform/clock";
import type { Alerts } from "../saved-searches/service";
import type { SearchMemory } from "../search/memory";
import { type CrmViewings, createCrmViewings } from "./crm-viewings";
import { storedSource } from "./desk-open-houses";
import { expireListings } from "./expire";
import { heldSource } from "./held-figures";
import { locationShift } from "./location-shift";
import { refusedSource } from "./refused-records";
import { sweepImports } from "./retention";
import { type ImportOptions, type ImportResult, runImport } from "./run";
import { createSentFeeds, type SentFeeds } from "./sent";
import type { FeedSource } from "./source";
import { peopleOf, sourceOf } from "./sources/choose";
import { createKeptDetails } from "./sources/omnicasa/details";
import { type Announcements, createAnnouncements } from "./sources/sweepbright/announcements";
import { summaryOf } from "./summary";

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
	/** Fills owners' timelines from the CRM's calendar. */
	crmViewings: CrmViewings;
	/** Takes from the lists what was sold or rented long enough ago. */
	expireListings(): Promise<number>;
};

type Others = {
	siteAddress: () => string;
	listings: Pick<Listings, "cards" | "project">;
	memory: SearchMemory;
	changes: ChangeLog;
	pictures: Pick<Pictures, "copyName" | "keep" | "kick">;
	alerts: Pick<Alerts, "readUpTo">;
};

export function createImportServices(
	env: Env,
	settings: Settings,
	{ siteAddress, listings, memory, changes, pictures, alerts }: Others,
): ImportServices {
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
		return path === undefined ? null : `${siteAddress()}${path}`;
	}

	async function importFrom(source: FeedSource | null, options: ImportOptions): Promise<ImportResult> {
		const derivation = {
			marqueeIgnore: settings.marqueeIgnore,
			publishIncomplete: settings.publishIncomplete,
			registeredFirstHours: settings.registeredFirstHours,
			urls: { ownOrigins: ownOriginsOf(settings), allowLoopback: settings.environment === "local" },
			copyName: pictures.copyName,
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

	/** @returns false where another import is running: it is to be tried again */
	async function takeIn(source: FeedSource | null): Promise<boolean> {
		return source === null || (await importFrom(source, { wait: false, progress: () => {} })).ran;
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
			return takeIn(await refusedSource(env.PRIVATE, run, usual));
		},
		publishHeld: async (id) => takeIn(await heldSource(env.PRIVATE, id)),
		takeInAnew: async (id) => takeIn(await storedSource(env.LISTINGS, id)),
		async sweepImports(purgedUpTo) {
			return sweepImports({
				listings: env.LISTINGS,
				bucket: env.PRIVATE,
				readUpTo: Math.min(await alerts.readUpTo(), purgedUpTo ?? Number.POSITIVE_INFINITY),
				now: epochSeconds(),
			});
		},
		async expireListings() {
			const expired = await expireListings(env.LISTINGS.withSession("first-primary"), epochSeconds());
			if (expired > 0) memory.forget();
			return expired;
		},
	};
}
