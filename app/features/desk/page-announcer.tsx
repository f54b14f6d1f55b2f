import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { MAIN_ID } from "../layout/skip-link";

/**
 * Pages of the desk follow one another within a document, of which a browser says nothing: the new title is announced,
 * and a focus that is not in the page moves to it, as it would in a new document.
 */
export function PageAnnouncer() {
	const { pathname } = useLocation();
	const shown = useRef(pathname);
	const [title, setTitle] = useState("");
	useEffect(() => {
		if (shown.current === pathname) return;
		shown.current = pathname;
		setTitle(document.title);
		const main = document.getElementById(MAIN_ID);
		if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
	}, [pathname]);
	return (
		<p aria-live="polite" className="sr-only">
			{title}
		</p>
	);
}
