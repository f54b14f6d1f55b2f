import { useEffect } from "react";

/** Marks the page as interactive, which shows the controls that need a script. */
export function MarkHydrated(): null {
	useEffect(() => {
		document.documentElement.dataset.scripts = "on";
	}, []);
	return null;
}
