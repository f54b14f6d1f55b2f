import { useEffect } from "react";
import { useLocation } from "react-router";
import { track } from "./track";

/** Reports every page that a visitor comes to, the first one included. */
export function usePageViews() {
	const { pathname } = useLocation();
	useEffect(() => track("view", { path: pathname }), [pathname]);
}
