import { type Behaviours, tellChanged } from "../../page/behaviour";
import { consentChoice } from "../consent/consent-behaviour";
import type { Tools } from "./tools";
import { type AnalyticsEvent, type EventData, track } from "./track";

/** Views that somebody has heard of: before consent nobody does. */
const reported = new WeakSet<Element>();

/** Whether the document was fetched ahead, so that the server counted no page view. */
function wasFetchedAhead(): boolean {
	const [navigation] = performance.getEntriesByType("navigation");
	if (!navigation) return false;
	const isShownLater = "activationStart" in navigation && Boolean(navigation.activationStart);
	return isShownLater || ("deliveryType" in navigation && navigation.deliveryType === "navigational-prefetch");
}

export const reportBehaviours: Behaviours<{
	/** The agency's own scripts, loaded with consent. */
	tools: Tools;
	/** What the visitor does here, for the agency's statistics: of the page itself, or of a press on the element. */
	report: { event: AnalyticsEvent; on: "view" | "press"; data?: EventData };
	/** A page whose views the owner sees: one that was fetched ahead tells of itself. */
	counted: "";
}> = {
	tools: {
		async show(_, value) {
			const allowed = consentChoice();
			if (!allowed || !(await import("./tools")).loadTools(value, allowed)) return;
			track("view", { path: location.pathname });
			// What the page has to report, they now hear.
			tellChanged();
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
