import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { originalOf } from "../../domain/pages/address";

function report(path: string): void {
	void fetch("/api/visits", {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ path }),
		keepalive: true,
	}).catch(() => null);
}

/** Whether the document was prefetched or prerendered, so that the server counted no page view. */
function wasFetchedAhead(): boolean {
	const [navigation] = performance.getEntriesByType("navigation") as (PerformanceNavigationTiming & {
		activationStart?: number;
		deliveryType?: string;
	})[];
	return Boolean(navigation?.activationStart) || navigation?.deliveryType === "navigational-prefetch";
}

/**
 * Reports a page view of a property that was shown from a prefetch: browsers prefetch links that a visitor hovers
 * over. A page view also seen by the server counts once. Renders nothing, stores nothing.
 */
export function PageViewBeacon() {
	const { pathname, search } = useLocation();
	const isFirst = useRef(true);
	useEffect(() => {
		const first = isFirst.current;
		isFirst.current = false;
		if (!originalOf(pathname)?.original.startsWith("/property/")) return;
		if (!first || wasFetchedAhead()) report(pathname + search);
	}, [pathname, search]);
	return null;
}
