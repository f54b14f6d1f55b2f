import { hasConsent } from "../consent/consent-behaviour";

/** Events for the agency's own statistics and social network. */
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

/** Global function of the social network's pixel, with its queue until the script loads. */
export type Pixel = {
	(...call: unknown[]): void;
	callMethod?: (...call: unknown[]) => void;
	queue: unknown[][];
	loaded: boolean;
	version: string;
};

/** The social network's standard event names; other events use our own names. */
const networkNames: Partial<Record<AnalyticsEvent, string>> = {
	"view-property": "ViewContent",
	"view-project": "ViewContent",
	search: "Search",
	favourite: "AddToWishlist",
	"form-submit": "Lead",
};

/**
 * Reports an event: to the analytics with consent for analytics, and to the social network with consent for marketing,
 * if they are loaded.
 * @returns whether at least one of them received it
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
