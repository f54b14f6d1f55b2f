import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { MAIN_ID } from "../layout/skip-link";

/**
 * Pages of the desk follow one another within a document, of which a browser says nothing: the title is announced, of
 * another tab, week or search too, and a focus that is not in the page moves to it, as it would in a new document.
 */
export function PageAnnouncer() {
	const { pathname, search } = useLocation();
	const shown = useRef({ pathname, search });
	const [said, setSaid] = useState({ title: "", address: "" });
	useEffect(() => {
		const before = shown.current;
		if (before.pathname === pathname && before.search === search) return;
		shown.current = { pathname, search };
		// What was done on the page is said by its notice, which takes the focus too.
		if (before.pathname === pathname && new URLSearchParams(search).has("done")) return;
		setSaid({ title: document.title, address: pathname + search });
		const main = document.getElementById(MAIN_ID);
		if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
	}, [pathname, search]);
	return (
		<p aria-live="polite" className="sr-only">
			{/* Another element for each address: the same title is said again. */}
			<span key={said.address}>{said.title}</span>
		</p>
	);
}
