import { useEffect } from "react";

/** Says that all beside it answers: what needs a script shows from now on. */
export function Alive(): null {
	useEffect(() => {
		document.documentElement.dataset.scripts = "on";
	}, []);
	return null;
}
