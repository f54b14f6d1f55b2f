import type { PanelData } from "../../../../worker/listings/panel";
import type { Goal } from "../../../domain/property/property";
import type { Search } from "../../../domain/search/search";
import { BedroomsFilter } from "./bedrooms-filter";
import { MoreFilter } from "./more-filter";
import { PlaceFilter } from "./place-filter";
import { PriceFilter } from "./price-filter";
import { TypeFilter } from "./type-filter";
import type { Choose } from "./use-search";

export type FilterFieldsProps = {
	filter: "type" | "place" | "price" | "bedrooms" | "more";
	data: PanelData;
	goal: Goal;
	search: Search;
	choose: Choose;
};

/** The fields of one filter's panel. */
export function FilterFields({ filter, data, goal, search, choose }: FilterFieldsProps) {
	switch (filter) {
		case "type":
			return <TypeFilter types={data.types} chosen={search.types} choose={choose} />;
		case "place":
			return <PlaceFilter data={data} goal={goal} search={search} choose={choose} />;
		case "price":
			return <PriceFilter prices={data.prices} goal={goal} search={search} choose={choose} />;
		case "bedrooms":
			return <BedroomsFilter data={data} search={search} choose={choose} />;
		case "more":
			return <MoreFilter data={data} search={search} choose={choose} />;
	}
}
