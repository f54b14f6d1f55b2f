import { useEffect } from "react";
import { DEHYDRATED } from "../../ui/islands/island-marks";
import { useFavourites } from "./favourites";

/** Shows the favourites on cards that are not hydrated yet. */
export function useMarkedHearts(): void {
	const kept = useFavourites();

	useEffect(() => {
		for (const heart of document.querySelectorAll<HTMLElement>(`[${DEHYDRATED}] [data-heart]`)) {
			heart.setAttribute("aria-pressed", String(kept.includes(Number(heart.dataset.heart))));
		}
	}, [kept]);
}
