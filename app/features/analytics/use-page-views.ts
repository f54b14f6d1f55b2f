import { useEffect } from "react";
import { useLocation } from "react-router";
import { track } from "./track";

/** Reports every page view, the first one included. */
export function usePageViews() {
	const { pathname } = useLocation();
	useEffect(() => track("view", { path: pathname }), [pathname]);
}
