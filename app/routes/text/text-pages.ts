import { originalOf } from "../../domain/address";
import { type ServiceSlug, serviceSlugs } from "../../domain/paths";
import type { TextKey } from "../../features/content/page-text";

type TextPage = {
	key: TextKey;
	/** A photograph above the text, by name. Legal texts have none. */
	picture: string | null;
	/** Where the text is the article of a service. */
	service?: ServiceSlug;
};

const pages: Readonly<Record<string, TextPage>> = {
	"/Over-ons/": { key: "about", picture: "townhouse-shop-2" },
	"/Onze-diensten/": { key: "services", picture: "villa-3" },
	"/Privacy/": { key: "privacy", picture: null },
	"/Cookie-policy/": { key: "cookies", picture: null },
	"/Disclaimer/": { key: "disclaimer", picture: null },
};

const servicePictures: Readonly<Record<ServiceSlug, string>> = {
	"gratis-schatting": "terraced-3",
	"aankoop-begeleiding": "terraced-4",
	"verkoop-begeleiding": "villa-1",
	"renovatie-begeleiding": "terraced-5",
};

/** @throws for an address that the route table does not lead here */
export function textPageOf(pathname: string): TextPage {
	const original = originalOf(pathname)?.original ?? "";
	const page = pages[original];
	if (page) return page;
	const service = serviceSlugs.find((slug) => original === `/diensten/${slug}/`);
	if (!service) throw new Error(`no text for ${pathname}`);
	return { key: `services.${service}`, picture: servicePictures[service], service };
}
