import type { ItemList } from "schema-dts";
import type { Reference } from "../../domain/property/reference";

/** References for search engines: what the page shows of them, and no more. */
export function referenceData(references: readonly Reference[], origin: string): ItemList {
	return {
		"@type": "ItemList",
		numberOfItems: references.length,
		itemListElement: references.map(({ title, municipality, path, picture }, at) => ({
			"@type": "ListItem",
			position: at + 1,
			item: {
				"@type": "Residence",
				name: title,
				...(path ? { url: origin + path } : {}),
				...(picture ? { image: new URL(picture.src, origin).href } : {}),
				...(municipality ? { address: { "@type": "PostalAddress", addressLocality: municipality } } : {}),
			},
		})),
	};
}
