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

/** Whether the document was made before anybody looked at it, so that the server saw no visit. */
function wasFetchedAhead(): boolean {
	const [navigation] = performance.getEntriesByType("navigation") as (PerformanceNavigationTiming & {
		activationStart?: number;
		deliveryType?: string;
	})[];
	return Boolean(navigation?.activationStart) || navigation?.deliveryType === "navigational-prefetch";
}

/**
 * Tells of a property's page that was shown without being asked for just now: browsers fetch ahead what a visitor points
 * at. A page that was also seen by the server counts once all the same. Draws nothing, stores nothing.
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
