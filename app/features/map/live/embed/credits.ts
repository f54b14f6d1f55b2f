import type { CreditTexts } from "./map-texts";
import type { TilesDocument } from "./tiles-document";
import { coversAll } from "./tiles-reach";

function escaped(text: string): string {
	return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/**
 * Whom the site's own map is made by, as HTML: what the tiles ask to be said of them, OpenStreetMap with the link that
 * its licence requires; where they do not reach, or there are none, the embedded outlines.
 */
export function creditsOf(tiles: TilesDocument | null, texts: CreditTexts): string[] {
	if (!tiles) return [escaped(texts.embeddedCredit)];
	const credit = escaped(tiles.attribution).replace(
		"OpenStreetMap",
		'<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">OpenStreetMap</a>',
	);
	return coversAll(tiles) ? [credit] : [credit, escaped(texts.beyondCredit)];
}
