import { hasConsent } from "../consent/consent-store";

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

type EventData = Record<string, string | number | boolean>;

/** What an agency's own tools leave on the page, if it has any. */
type TrackingWindow = {
	dataLayer?: { push: (entry: Record<string, unknown>) => unknown };
	fbq?: (kind: "track" | "trackCustom", name: string, data: EventData) => void;
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
 * marketing, each only where it is there. Otherwise, and on the server, it does nothing.
 */
export function track(event: AnalyticsEvent, data: EventData = {}) {
	if (typeof window === "undefined") return;
	const { dataLayer, fbq } = window as TrackingWindow;
	if (dataLayer && hasConsent("analytics")) dataLayer.push({ event, ...data });
	if (fbq && hasConsent("marketing")) {
		const known = networkNames[event];
		fbq(known ? "track" : "trackCustom", known ?? event, data);
	}
}
