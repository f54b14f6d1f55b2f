import { type Brand, contactTimePresets } from "../app/domain/agency/brand";
import { demoValues } from "../app/domain/agency/demo-values";
import { crmOf, givesOf, type Settings, type Site } from "./env";

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

export function siteOf(settings: Settings, asked: Asked): Site {
	const given = givesOf(settings.feed);
	const lacks = { ...demoValues(asked.agency), listings: !asked.hasListings };
	return {
		environment: settings.environment,
		origin: settings.siteUrl ?? asked.origin,
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
		gives: { ...given, slots: given.slots || asked.opensViewings },
		crm: crmOf(settings),
		lacks,
		isClosed: !settings.showsDemo && (lacks.listings || lacks.fields.length + lacks.offices.length > 0),
	};
}
