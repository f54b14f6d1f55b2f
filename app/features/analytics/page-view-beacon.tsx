import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import type { Language } from "../../domain/language";
import { pagePath } from "../../domain/pages/paths";
import { useLanguage } from "../../i18n/texts";

function report(path: string): void {
	void fetch("/api/visits", {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ path }),
		keepalive: true,
	}).catch(() => null);
}

const lists = ["/for-sale/", "/for-rent/", "/Projects/"] as const;

/** An address below a list that ends in an id. The server knows exactly; the browser need not have the whole table. */
function mayBeProperty(pathname: string, language: Language): boolean {
	return /\/\d+\/$/.test(pathname) && lists.some((list) => pathname.startsWith(pagePath(list, language)));
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
	const language = useLanguage();
	const isFirst = useRef(true);
	useEffect(() => {
		const first = isFirst.current;
		isFirst.current = false;
		if (!mayBeProperty(pathname, language)) return;
		if (!first || wasFetchedAhead()) report(pathname + search);
	}, [pathname, search, language]);
	return null;
}
