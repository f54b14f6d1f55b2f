import { createContext, useContext } from "react";

const Slots = createContext<readonly string[] | null>(null);

/** On the server: what the page says in the place of each card of a list, until the cards' own HTML is put there. */
export const CardSlotsProvider = Slots.Provider;

/** Null in the browser, which has the cards on the page already or renders them from data. */
export function useCardSlots(): readonly string[] | null {
	return useContext(Slots);
}
