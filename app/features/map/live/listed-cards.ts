import { useEffect, useState } from "react";

/** Scrolls the list to the card of a property, if the list is visible. */
export function scrollListTo(id: number): void {
	const card = document.querySelector(`[data-listing="${id}"]`);
	const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
	const isShown = card && card.getClientRects().length > 0;
	if (isShown) card.scrollIntoView({ block: "nearest", behavior: isCalm ? "auto" : "smooth" });
}

/** Highlights the card of the hovered marker. */
export function highlightCard(id: number | null): void {
	for (const card of document.querySelectorAll<HTMLElement>("[data-listing]")) {
		card.toggleAttribute("data-pointed", Number(card.dataset.listing) === id);
	}
}

/** Returns the id of the listed property that is hovered or focused. */
export function useHoveredListing(): number | null {
	const [id, setId] = useState<number | null>(null);

	useEffect(() => {
		const point = ({ target }: Event) => {
			const card = target instanceof Element ? target.closest<HTMLElement>("[data-listing]") : null;
			setId(card ? Number(card.dataset.listing) : null);
		};
		for (const type of ["pointerover", "focusin"]) document.addEventListener(type, point);
		return () => {
			for (const type of ["pointerover", "focusin"]) document.removeEventListener(type, point);
		};
	}, []);

	return id;
}
