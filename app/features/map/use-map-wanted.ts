import { useEffect, useState } from "react";

const BESIDE_THE_LIST = "(width >= 1200px)";

/** Whether the map is to be loaded: at once on request, and when the page is idle on wide screens. */
export function useMapWanted(asked: boolean): boolean {
	const [wanted, setWanted] = useState(false);

	useEffect(() => {
		if (asked) return setWanted(true);
		const room = matchMedia(BESIDE_THE_LIST);
		let rest: number | undefined;
		function look() {
			if (!room.matches) return;
			if ("requestIdleCallback" in window) rest = requestIdleCallback(() => setWanted(true));
			else setWanted(true);
		}
		look();
		room.addEventListener("change", look);
		return () => {
			room.removeEventListener("change", look);
			if (rest !== undefined) cancelIdleCallback(rest);
		};
	}, [asked]);

	return wanted;
}
