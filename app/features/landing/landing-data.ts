import type { CollectionPage, ItemList } from "schema-dts";
import type { ListingCard } from "../../domain/property/listing";
import { agencyId } from "../layout/agency-data";
import { breadcrumbs, type DataContext, graph } from "../property/load/structured-data";

type ListData = DataContext & {
	path: string;
	name: string;
	items: readonly Pick<ListingCard, "path">[];
	/** Number of items on earlier pages. */
	before: number;
};

/** Structured data of a list of properties or projects, as JSON for a script element. */
export function listData({ path, name, items, before, ...context }: ListData): string {
	const url = context.origin + path;
	const page: CollectionPage = {
		"@type": "CollectionPage",
		"@id": url,
		name,
		inLanguage: context.language,
		publisher: { "@id": agencyId(context.origin) },
		mainEntity: { "@id": `${url}#list` },
	};
	const list: ItemList = {
		"@type": "ItemList",
		"@id": `${url}#list`,
		numberOfItems: items.length,
		itemListElement: items.map((item, index) => ({
			"@type": "ListItem",
			position: before + index + 1,
			url: context.origin + item.path,
		})),
	};
	return graph([page, list, breadcrumbs(context, url)]);
}
