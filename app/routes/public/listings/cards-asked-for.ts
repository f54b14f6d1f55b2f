import type { Language } from "../../../domain/language";
import type { ListingCard } from "../../../domain/property/listing";
import { askUntilAnswered } from "../../../ui/ask-until-answered";

type Cards = Promise<readonly ListingCard[]>;

const asked = new Map<string, Cards>();

/** The data of cards that came as HTML, asked for once. Until they come the cards stay as the server wrote them. */
export function cardsAskedFor(ids: readonly number[], language: Language): Cards {
	const address = `/api/cards?ids=${ids.join(",")}&lang=${language}`;
	const cards = asked.get(address) ?? readCards(address);
	asked.set(address, cards);
	return cards;
}

async function readCards(address: string): Cards {
	const { items } = (await askUntilAnswered(address)) as { items: ListingCard[] };
	return items;
}
