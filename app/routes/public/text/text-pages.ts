import { originalOf } from "../../../domain/pages/address";
import { type ServiceSlug, serviceSlugs } from "../../../domain/pages/service-segments";
import type { TextKey } from "../../../features/content/page-text";

type TextPage = {
	key: TextKey;
	/** A photograph above the text, by name. Legal texts have none. */
	picture: string | null;
	/** Where the text is the article of a service. */
	service?: ServiceSlug;
};

const pages: Readonly<Record<string, TextPage>> = {
	"/Over-ons/": { key: "about", picture: "townhouse-shop-2" },
	"/Onze-diensten/": { key: "services", picture: "penthouse-1" },
	"/Privacy/": { key: "privacy", picture: null },
	"/Cookie-policy/": { key: "cookies", picture: null },
	"/Disclaimer/": { key: "disclaimer", picture: null },
};

const servicePictures: Readonly<Record<ServiceSlug, string>> = {
	"gratis-schatting": "living-1",
	"aankoop-begeleiding": "terraced-4",
	"verkoop-begeleiding": "villa-1",
	"renovatie-begeleiding": "farmhouse-1",
};

/** Null for an address that differs from the site's own, as in capitals: routes are matched more leniently. */
export function textPageOf(pathname: string): TextPage | null {
	const original = originalOf(withSlash(pathname))?.original ?? "";
	const page = pages[original];
	if (page) return page;
	const service = serviceSlugs.find((slug) => original === `/diensten/${slug}/`);
	return service ? { key: `services.${service}`, picture: servicePictures[service], service } : null;
}

/** Requests for a page's data may come without the slash at its end. */
function withSlash(pathname: string): string {
	return pathname.replace(/\/?$/, "/");
}
