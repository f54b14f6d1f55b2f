import { hasConsent } from "../consent/consent-behaviour";

/** What the site tells the agency's own statistics and network of. */
export type AnalyticsEvent =
	| "view"
	| "view-list"
	| "view-property"
	| "view-project"
	| "search"
	| "print"
	| "share"
	| "favourite"
	| "form-submit";

export type EventData = Record<string, string | number | boolean>;

/** The social network's function, and what waits for its script. */
export type Pixel = {
	(...call: unknown[]): void;
	callMethod?: (...call: unknown[]) => void;
	queue: unknown[][];
	loaded: boolean;
	version: string;
};

/** The social network's own names for what it knows; the rest goes under ours. */
const networkNames: Partial<Record<AnalyticsEvent, string>> = {
	"view-property": "ViewContent",
	"view-project": "ViewContent",
	search: "Search",
	favourite: "AddToWishlist",
	"form-submit": "Lead",
};

/**
 * Reports an event: to the agency's statistics with consent for these, to the social network with consent for
 * marketing, each only where it is there.
 * @returns whether anybody has heard of it
 */
export function track(event: AnalyticsEvent, data: EventData = {}): boolean {
	const { dataLayer, fbq } = window;
	const isCounted = dataLayer !== undefined && hasConsent("analytics");
	const isTold = fbq !== undefined && hasConsent("marketing");
	if (isCounted) dataLayer.push({ event, ...data });
	if (isTold) {
		const known = networkNames[event];
		fbq(known ? "track" : "trackCustom", known ?? event, data);
	}
	return isCounted || isTold;
}
