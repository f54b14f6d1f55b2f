import { type Brand, contactTimePresets } from "../app/domain/agency/brand";
import { demoValues } from "../app/domain/agency/demo-values";
import type { FeedSettings, Settings } from "./env";

type Asked = {
	/** Published brand. */
	agency: Brand;
	/** Origin of the request. */
	origin: string;
	/** Whether the desk offers times for viewings. */
	opensViewings: boolean;
	/** Whether anything has been imported. */
	hasListings: boolean;
};

export type Site = ReturnType<typeof siteOf>;

/** Settings that pages read. */
export function siteOf(settings: Settings, asked: Asked) {
	const { environment, languages, defaultLanguage, mapStyleUrl, satelliteStyleUrl, streetViewKey } = settings;
	const { marqueeIgnore, videoHosts, analyticsScriptUrl, pixelScriptUrl, feed } = settings;
	/** Demo values that are not yet replaced, and whether listings are missing. */
	const lacks = { ...demoValues(asked.agency), listings: !asked.hasListings };
	return {
		environment,
		/** Without a trailing slash. */
		origin: settings.siteUrl ?? asked.origin,
		languages,
		defaultLanguage,
		mapStyleUrl,
		satelliteStyleUrl,
		streetViewKey,
		/** Codes of marquees whose name replaces the price. */
		marqueeIgnore,
		/** Times at which a visitor can ask to be called. */
		contactTimes: contactTimePresets[settings.contactTimes],
		turnstileSiteKey: settings.turnstile?.siteKey ?? null,
		videoHosts,
		analyticsScriptUrl,
		pixelScriptUrl,
		/** Whether viewings can be booked online: the slots come only from the agency's own feed or from the desk. */
		hasSlots: feed === null || feed.kind === "json" || asked.opensViewings,
		crm: crmOf(settings),
		lacks,
		/** Whether visitors see only a notice while the desk sets up the site. */
		isClosed: !settings.showsDemo && (lacks.listings || lacks.fields.length + lacks.offices.length > 0),
	};
}

/** Source system of the listings, as staff know it. */
export type Crm = {
	/** Null without a product name: the agency's own feed, or an OpenImmo file of any system. */
	name: string | null;
	/** URL of a property in it, with `{id}` for its id; null if unknown. */
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
