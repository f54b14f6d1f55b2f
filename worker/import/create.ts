import { ownOriginsOf, type Settings } from "../env";
import type { Listings } from "../listings/service";
import type { Pictures } from "../pictures/service";
import type { ChangeLog } from "../platform/change-log";
import { epochSeconds } from "../platform/clock";
import { kick } from "../platform/kick";
import type { Alerts } from "../saved-searches/service";
import type { SearchMemory } from "../search/memory";
import { createCrmViewings } from "./crm-viewings";
import { locationShift } from "./derive/location-shift";
import { expireListings } from "./expire";
import { refusedSource } from "./held/refused-records";
import { summaryOf } from "./report/summary";
import { sweepImports } from "./retention";
import { type ImportOptions, type ImportResult, runImport } from "./run";
import { createSentFeeds } from "./sent";
import type { FeedSource } from "./source";
import { peopleOf, sourceOf } from "./sources/choose";
import { createKeptDetails } from "./sources/omnicasa/details";
import { createAnnouncements } from "./sources/sweepbright/announcements";
import { storedSource } from "./stored";

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
) {
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

	/** Returns the URL of a property or project; null for one that is not listed. */
	async function pageOf(id: number): Promise<string | null> {
		const [card] = await listings.cards([id], defaultLanguage);
		const path = card?.path ?? (await listings.project(id, defaultLanguage))?.card.path;
		return path === undefined ? null : `${siteAddress()}${path}`;
	}

	async function importFrom(source: FeedSource | null, options: ImportOptions): Promise<ImportResult> {
		const derivation = { ...derivationOf(settings), copyName: pictures.copyName };
		const stores = { listings: env.LISTINGS, personal: env.PERSONAL, bucket: env.PRIVATE };
		try {
			const result = await runImport({ ...stores, memory, source, derivation }, options);
			memory.forget();
			if (result.ran && result.run.state === "done") {
				await source?.applied?.(pageOf);
				if (source?.isCutShort?.()) await kick(env.JOBS, { kind: "import" });
			}
			return result;
		} finally {
			changes.forget();
			memory.forget();
			await pictures.kick();
		}
	}

	/** @returns false while another import runs; the caller tries again */
	async function takeIn(source: FeedSource | null): Promise<boolean> {
		return source === null || (await importFrom(source, { wait: false, progress: () => {} })).ran;
	}

	return {
		/** Imports the feed, or derives the listings again from the stored records of the last import. */
		importFeed: ({ feed = settings.feed, ...options }: ImportOptions & { feed?: Settings["feed"] }) =>
			importFrom(feed && sourceOf(feed, settings.languages, besideFeed), options),
		/** Feed files that the agency's system uploads. */
		sent,
		announcements,
		/** Reads viewings from the CRM's calendar for the history that owners see. */
		crmViewings: createCrmViewings({ personal: env.PERSONAL, people: () => peopleOf(set), now: epochSeconds }),
		/** Imports the oldest waiting file; null when no file waits. */
		async importSent(): Promise<ImportResult | null> {
			const file = await sent.oldest();
			if (!file) return null;
			const result = await importFrom(file.source, { wait: false, progress: () => {} });
			const { ok, lines } = summaryOf(result);
			if (result.ran) await sent.finish(file.id, { ok, message: lines[0] ?? "" });
			return result;
		},
		/** Imports the new and changed records of a refused run. @returns as `takeIn` does */
		async importRefused(run: number) {
			const usual = settings.feed && sourceOf(settings.feed, settings.languages, besideFeed);
			return takeIn(await refusedSource(env.PRIVATE, run, usual));
		},
		/** Imports a stored property again, with the additions of the desk. @returns as `takeIn` does */
		reimport: async (id: number) => takeIn(await storedSource(env.LISTINGS, id)),
		/**
		 * Deletes old runs and changes, and staged files that are left over.
		 * @param purgedUpTo last change that the page cache has processed; null for none
		 */
		async sweepImports(purgedUpTo: number | null) {
			return sweepImports({
				listings: env.LISTINGS,
				bucket: env.PRIVATE,
				readUpTo: Math.min(await alerts.readUpTo(), purgedUpTo ?? Number.POSITIVE_INFINITY),
				now: epochSeconds(),
			});
		},
		/** Ends the listings that were sold or rented long enough ago. @returns their number */
		async expireListings() {
			const expired = await expireListings(env.LISTINGS.withSession("first-primary"), epochSeconds());
			if (expired > 0) memory.forget();
			return expired;
		},
	};
}

function derivationOf(settings: Settings) {
	return {
		marqueeIgnore: settings.marqueeIgnore,
		publishIncomplete: settings.publishIncomplete,
		registeredFirstHours: settings.registeredFirstHours,
		urls: { ownOrigins: ownOriginsOf(settings), allowLoopback: settings.environment === "local" },
		shiftOf: locationShift(settings.locationSecret),
	};
}
