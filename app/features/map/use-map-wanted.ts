import { useEffect, useState } from "react";
import { useInteracted } from "../../ui/islands/island";

const BESIDE_THE_LIST = "(width >= 1200px)";
/** Without a sign of the visitor the map waits for a page that has been at rest for so long. */
const REST_MS = 6_000;

/**
 * Whether the map is to be loaded: on request at once, with the document already. Beside the list it shares the page's main thread, so it comes
 * with the visitor's first movement, or when the page has long been at rest.
 */
export function useMapWanted(asked: boolean): boolean {
	const [wanted, setWanted] = useState(asked);
	const isVisitorHere = useInteracted();

	useEffect(() => {
		if (asked) return setWanted(true);
		const room = matchMedia(BESIDE_THE_LIST);
		let cancel = () => {};
		function look() {
			cancel();
			cancel = () => {};
			const want = () => setWanted(true);
			if (room.matches) cancel = isVisitorHere ? whenIdle(want) : afterRest(want);
		}
		look();
		room.addEventListener("change", look);
		return () => {
			room.removeEventListener("change", look);
			cancel();
		};
	}, [asked, isVisitorHere]);

	return wanted;
}

function whenIdle(act: () => void): () => void {
	if (!("requestIdleCallback" in window)) {
		const timer = setTimeout(act);
		return () => clearTimeout(timer);
	}
	const request = requestIdleCallback(act);
	return () => cancelIdleCallback(request);
}

/** Every long task begins the wait anew, in browsers that tell of them. */
function afterRest(act: () => void): () => void {
	let timer = setTimeout(act, REST_MS);
	const tasks = new PerformanceObserver(() => {
		clearTimeout(timer);
		timer = setTimeout(act, REST_MS);
	});
	tasks.observe({ type: "longtask" });
	return () => {
		clearTimeout(timer);
		tasks.disconnect();
	};
}
