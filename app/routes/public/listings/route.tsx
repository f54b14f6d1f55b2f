import { data, redirect } from "react-router";
import { visitor } from "../../../context";
import { isUnfilteredLanding, landingFilters } from "../../../domain/landing/landing";
import { listingIdOf } from "../../../domain/pages/address";
import { goalPage } from "../../../domain/pages/listing-paths";
import { pagePath } from "../../../domain/pages/paths";
import type { Goal } from "../../../domain/property/property";
import { parseSearch } from "../../../domain/search/search";
import { ListedProperty } from "../../../features/property/listed-property";
import { loadListed } from "../../../features/property/load/load-listed";
import type { Route } from "./+types/route";
import { readLanding, redirectOf, sentenceRedirect } from "./list-request";
import { ListScreen } from "./list-screen";
import { loadList } from "./load-list";

const OK = 200;
const NOT_FOUND = 404;

export async function loader({ url, context }: Route.LoaderArgs) {
	const { language } = context.get(visitor);
	const goal: Goal = url.pathname.startsWith(pagePath("for-sale", language)) ? "sale" : "rent";
	// A property without a city has a path as short as that of a type in a place.
	const id = listingIdOf(url.pathname.slice(pagePath(goalPage(goal), language).length));
	if (id !== null) {
		const { head, ...listed } = await loadListed(context, id, url);
		return { head, listed };
	}
	const { landing, types } = await readLanding(context, url, language);
	const { search: asked, ignored } = parseSearch(url.searchParams);
	if (landing === null) {
		const meant = await sentenceRedirect(context, url.searchParams, goal);
		const elsewhere = redirectOf({ search: asked, ignored, params: url.searchParams, goal, language, types, meant });
		if (elsewhere) throw redirect(elsewhere.to, elsewhere.status);
	}
	const filters = landing ? landingFilters(landing, language) : { types: [], cities: [] };
	const isUnfiltered = isUnfilteredLanding({ ...asked, ...(landing && filters), goal }, filters);
	const list = await loadList(context, { url, goal, asked, ignored, landing, types, isUnfiltered });
	return data(list, { status: list.page.page > Math.max(list.page.pages, 1) ? NOT_FOUND : OK });
}

export default function ListingsRoute({ loaderData }: Route.ComponentProps) {
	return "listed" in loaderData ? <ListedProperty {...loaderData.listed} /> : <ListScreen list={loaderData} />;
}
