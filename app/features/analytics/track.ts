import { hasConsent } from "../consent/consent-behaviour";
import type { AnalyticsEvent, EventData } from "./analytics-event";

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
 * marketing, each only where it is there.
 * @returns whether anybody has heard of it
 */
export function track(event: AnalyticsEvent, data: EventData = {}): boolean {
	const { dataLayer, fbq } = window as TrackingWindow;
	const isCounted = dataLayer !== undefined && hasConsent("analytics");
	const isTold = fbq !== undefined && hasConsent("marketing");
	if (isCounted) dataLayer.push({ event, ...data });
	if (isTold) {
		const known = networkNames[event];
		fbq(known ? "track" : "trackCustom", known ?? event, data);
	}
	return isCounted || isTold;
}
