import { originalOf, pageAt, withSlash } from "../../../domain/pages/address";
import type { PageKey } from "../../../domain/pages/page-table";
import { type ServiceSlug, serviceSlugs } from "../../../domain/pages/service-segments";
import { isKeyOf } from "../../../domain/records";
import type { TextPageType } from "../../../features/content/content-data";
import type { TextKey } from "../../../features/content/page-text";
import type { OwnPicture } from "../../../features/media/photo";

type TextPage = {
	key: TextKey;
	/** Name of a photograph above the text. Legal texts have none. */
	picture: OwnPicture | null;
	/** schema.org type. */
	type: TextPageType;
	/** Service that the text describes. */
	service?: ServiceSlug;
};

/** Pages that consist of a text. */
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

/** Null for a variant of the site's own path, such as capitals: route matching is more lenient. */
export function textPageOf(pathname: string): TextPage | null {
	const page = pageAt(pathname);
	if (isTextPage(page)) return textPages[page];
	const original = originalOf(withSlash(pathname))?.original;
	const service = serviceSlugs.find((slug) => original === `/diensten/${slug}/`);
	return service ? { key: `services.${service}`, picture: servicePictures[service], type: "Service", service } : null;
}
