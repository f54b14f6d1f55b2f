import { type Behaviours, notifyChanged } from "../../page/behaviour";
import { consentChoice } from "../consent/consent-behaviour";
import type { Tools } from "./tools";
import { type AnalyticsEvent, type EventData, track } from "./track";

/** Elements whose view was reported; without consent, views are not reported. */
const reported = new WeakSet<Element>();

/** Whether the document was prefetched or prerendered, in which case the server counted no page view. */
function wasFetchedAhead(): boolean {
	const [navigation] = performance.getEntriesByType("navigation");
	if (!navigation) return false;
	const isShownLater = "activationStart" in navigation && Boolean(navigation.activationStart);
	return isShownLater || ("deliveryType" in navigation && navigation.deliveryType === "navigational-prefetch");
}

export const reportBehaviours: Behaviours<{
	/** The agency's own scripts, loaded with consent. */
	tools: Tools;
	/** Event for the agency's statistics, sent when the page is viewed or the element is pressed. */
	report: { event: AnalyticsEvent; on: "view" | "press"; data?: EventData };
	/** Page whose views the owner sees; a prefetched page reports its own view. */
	counted: "";
}> = {
	tools: {
		async show(_, value) {
			const allowed = consentChoice();
			if (!allowed || !(await import("./tools")).loadTools(value, allowed)) return;
			track("view", { path: location.pathname });
			// Report the page's earlier events to the tools now loaded.
			notifyChanged();
		},
	},
	report: {
		show(element, { event, on, data }) {
			if (on === "view" && !reported.has(element) && track(event, data)) reported.add(element);
		},
		click: (_, { event, on, data }) => void (on === "press" && track(event, data)),
	},
	counted: {
		begin() {
			if (!wasFetchedAhead()) return;
			void fetch("/api/visits", {
				method: "POST",
				headers: { "content-type": "application/json" },
				body: JSON.stringify({ path: location.pathname + location.search }),
				keepalive: true,
			}).catch(() => null);
		},
	},
};
