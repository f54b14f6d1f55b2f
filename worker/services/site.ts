import { contactTimePresets } from "../../app/domain/agency/brand";
import { demoValues } from "../../app/domain/agency/demo-values";
import { crmOf, givesOf, type Settings, type Site } from "../env";

/** @param asked the origin that a page is asked at, and whether the desk has opened times for viewings */
export function siteOf(settings: Settings, asked: { origin: string; opensViewings: boolean }): Site {
	const given = givesOf(settings.feed);
	const lacks = demoValues();
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
		isClosed: !settings.showsDemo && lacks.fields.length + lacks.offices.length > 0,
	};
}
