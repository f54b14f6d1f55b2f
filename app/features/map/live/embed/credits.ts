import type { CreditTexts } from "./map-texts";
import type { TilesDocument } from "./tiles-document";
import { coversAll } from "./tiles-reach";

function escaped(text: string): string {
	return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/**
 * Returns the attribution of the site's own map as HTML. The tiles' text links OpenStreetMap, as its licence requires.
 * The embedded outlines are credited where the tiles do not cover everything or are absent.
 */
export function creditsOf(tiles: TilesDocument | null, texts: CreditTexts): string[] {
	if (!tiles) return [escaped(texts.embeddedCredit)];
	const credit = escaped(tiles.attribution).replace(
		"OpenStreetMap",
		'<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">OpenStreetMap</a>',
	);
	return coversAll(tiles) ? [credit] : [credit, escaped(texts.beyondCredit)];
}
