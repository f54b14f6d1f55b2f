import { originalOf, pageAt, withSlash } from "../../../domain/pages/address";
import type { PageKey } from "../../../domain/pages/page-table";
import { type ServiceSlug, serviceSlugs } from "../../../domain/pages/service-segments";
import { isKeyOf } from "../../../domain/records";
import type { TextPageType } from "../../../features/content/content-data";
import type { TextKey } from "../../../features/content/page-text";
import type { OwnPicture } from "../../../features/media/photo";

type TextPage = {
	key: TextKey;
	/** A photograph above the text, by name. Legal texts have none. */
	picture: OwnPicture | null;
	/** What it is to a search engine. */
	type: TextPageType;
	/** Where the text is the article of a service. */
	service?: ServiceSlug;
};

/** Pages that are a text and nothing else. */
export const textPages = {
	about: { key: "about", picture: "townhouse-shop-2", type: "AboutPage" },
	services: { key: "services", picture: "penthouse-1", type: "CollectionPage" },
	privacy: { key: "privacy", picture: null, type: "WebPage" },
	"cookie-policy": { key: "cookies", picture: null, type: "WebPage" },
	disclaimer: { key: "disclaimer", picture: null, type: "WebPage" },
} as const satisfies Partial<Record<PageKey, TextPage>>;

export function isTextPage(page: PageKey | null): page is keyof typeof textPages {
	return page !== null && isKeyOf(textPages, page);
}

const servicePictures: Readonly<Record<ServiceSlug, OwnPicture>> = {
	"gratis-schatting": "living-1",
	"aankoop-begeleiding": "terraced-4",
	"verkoop-begeleiding": "villa-1",
	"renovatie-begeleiding": "farmhouse-1",
};

/** Null for an address that differs from the site's own, as in capitals: routes are matched more leniently. */
export function textPageOf(pathname: string): TextPage | null {
	const page = pageAt(pathname);
	if (isTextPage(page)) return textPages[page];
	const original = originalOf(withSlash(pathname))?.original;
	const service = serviceSlugs.find((slug) => original === `/diensten/${slug}/`);
	return service ? { key: `services.${service}`, picture: servicePictures[service], type: "Service", service } : null;
}
