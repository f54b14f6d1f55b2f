import { type Behaviours, tellKept } from "../../page/behaviour";
import { consentChoice } from "../consent/consent-behaviour";
import { track } from "./track";

/** Views that somebody has heard of: before consent nobody does. */
const reported = new WeakSet<Element>();

/** Whether the document was fetched ahead, so that the server counted no page view. */
function wasFetchedAhead(): boolean {
	const [navigation] = performance.getEntriesByType("navigation") as (PerformanceNavigationTiming & {
		activationStart?: number;
		deliveryType?: string;
	})[];
	return Boolean(navigation?.activationStart) || navigation?.deliveryType === "navigational-prefetch";
}

export const reportBehaviours: Pick<Behaviours, "tools" | "report" | "counted"> = {
	tools: {
		async show(_, value) {
			const allowed = consentChoice();
			if (!allowed || !(await import("./tools")).loadTools(value, allowed)) return;
			track("view", { path: location.pathname });
			// What the page has to report, they now hear.
			tellKept();
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
