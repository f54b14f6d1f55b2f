import type { i18n } from "i18next";
import { renderToString } from "react-dom/server.node";
import type { ListingCard } from "../../domain/property/listing";
import { TextsProvider, textSource } from "../../i18n/texts";
import { isEager, ListedCard } from "./listed-card";

/** A card is the same on every page with the same texts: its HTML is kept by its content. */
type Kept = { texts: i18n; known: { get(key: string): string | undefined; set(key: string, html: string): void } };

/** What stands in a page for its cards. @param mark of this rendering, which nobody can know */
export function slotsOf(cards: readonly ListingCard[], mark: string): string[] {
	return cards.map((_, index) => `${mark}-${index}.`);
}

/** Puts the cards in their slots. The browser hydrates each as `ListedCard`. */
export function withCards(html: string, cards: readonly ListingCard[], mark: string, kept: Kept): string {
	if (cards.length === 0) return html;
	const all = writeCards(cards, kept);
	return html.replaceAll(new RegExp(`${mark}-(\\d+)\\.`, "g"), (slot, index) => all[Number(index)] ?? slot);
}

function writeCards(cards: readonly ListingCard[], { texts, known }: Kept): string[] {
	return cards.map((card, index) => {
		const eager = isEager(index);
		const key = JSON.stringify([eager, card]);
		const html = known.get(key) ?? renderToString(<CardAlone card={card} eager={eager} texts={texts} />);
		known.set(key, html);
		return html;
	});
}

function CardAlone({ card, eager, texts }: { card: ListingCard; eager: boolean; texts: i18n }) {
	return (
		<TextsProvider value={textSource(texts)}>
			<ListedCard card={card} eager={eager} ids="" />
		</TextsProvider>
	);
}
