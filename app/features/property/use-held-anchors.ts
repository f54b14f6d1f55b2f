import { useEffect } from "react";
import { hydrateAll } from "../../ui/islands/island";
import { DEHYDRATED } from "../../ui/islands/island-marks";

const STEP_MS = 40;
/** A script that does not come must not keep anybody from going on. */
const LONGEST_MS = 4_000;

function isDehydrated(): boolean {
	return document.querySelector(`main [${DEHYDRATED}]`) !== null;
}

async function allAwake(): Promise<void> {
	hydrateAll();
	for (let waited = 0; isDehydrated() && waited < LONGEST_MS; waited += STEP_MS) {
		await new Promise((resolve) => setTimeout(resolve, STEP_MS));
	}
}

/**
 * Follows a link to a part of the page once its islands are hydrated: the change of address is an update for which React
 * would take their contents away, and with them the place that the link leads to.
 */
export function useHeldAnchors(): void {
	useEffect(() => {
		function hold(event: MouseEvent) {
			const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
			if (!link || event.defaultPrevented || !isDehydrated()) return;
			event.preventDefault();
			void allAwake().then(() => {
				window.location.hash = link.hash;
			});
		}
		window.addEventListener("click", hold, { capture: true });
		return () => window.removeEventListener("click", hold, { capture: true });
	}, []);
}
