import { useEffect } from "react";

/** Marks the page as interactive, which shows the controls that need a script. */
export function Alive(): null {
	useEffect(() => {
		document.documentElement.dataset.scripts = "on";
	}, []);
	return null;
}
