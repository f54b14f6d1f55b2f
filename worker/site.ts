import { type Brand, contactTimePresets } from "../app/domain/agency/brand";
import { demoValues } from "../app/domain/agency/demo-values";
import type { FeedSettings, Settings } from "./env";

type Asked = {
	/** As it is published. */
	agency: Brand;
	/** That a page is asked at. */
	origin: string;
	/** The desk has opened times for viewings. */
	opensViewings: boolean;
	/** Something has come from the agency's system. */
	hasListings: boolean;
};

export type Site = ReturnType<typeof siteOf>;

/** The part of the settings that pages read. */
export function siteOf(settings: Settings, asked: Asked) {
	const { environment, languages, defaultLanguage, mapStyleUrl, satelliteStyleUrl, streetViewKey } = settings;
	const { marqueeIgnore, videoHosts, analyticsScriptUrl, pixelScriptUrl, feed } = settings;
	/** What is not the agency's own yet, and whether nothing has come from its system. */
	const lacks = { ...demoValues(asked.agency), listings: !asked.hasListings };
	return {
		environment,
		/** Without a slash at the end. */
		origin: settings.siteUrl ?? asked.origin,
		languages,
		defaultLanguage,
		mapStyleUrl,
		satelliteStyleUrl,
		streetViewKey,
		/** Codes of marquees whose name replaces the price. */
		marqueeIgnore,
		/** The hours at which a visitor can ask to be called. */
		contactTimes: contactTimePresets[settings.contactTimes],
		turnstileSiteKey: settings.turnstile?.siteKey ?? null,
		videoHosts,
		analyticsScriptUrl,
		pixelScriptUrl,
		/** Times can be booked online: they come with the agency's own feed alone, or from the desk. */
		hasSlots: feed === null || feed.kind === "json" || asked.opensViewings,
		crm: crmOf(settings),
		lacks,
		/** Visitors get a notice, and the desk sets the site up. */
		isClosed: !settings.showsDemo && (lacks.listings || lacks.fields.length + lacks.offices.length > 0),
	};
}

/** The system that the listings come from, as its people know it. */
export type Crm = {
	/** Null where it has no name of its own: the agency's own feed, or a file of any system. */
	name: string | null;
	/** Where a property stands in it, with `{id}` for its number; null where that is not known. */
	recordUrl: string | null;
};

const crmNames: Partial<Record<FeedSettings["kind"], string>> = {
	omnicasa: "Omnicasa",
	whise: "Whise",
	sweepbright: "SweepBright",
};

function crmOf({ feed, recordUrl }: Settings): Crm {
	return { name: (feed && crmNames[feed.kind]) ?? null, recordUrl };
}
