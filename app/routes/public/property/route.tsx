import { listingIdOf } from "../../../domain/pages/address";
import { notFound } from "../../../features/errors/not-found";
import { ListedProperty } from "../../../features/property/listed-property";
import { loadListed } from "../../../features/property/load/load-listed";
import type { Route } from "./+types/route";

export async function loader({ params, url, context }: Route.LoaderArgs) {
	const id = listingIdOf(params["*"] ?? "");
	if (id === null) throw await notFound(context, "page");
	return loadListed(context, id, url);
}

export default function PropertyRoute({ loaderData }: Route.ComponentProps) {
	const { page, crumbs, preview } = loaderData;
	return <ListedProperty page={page} crumbs={crumbs} preview={preview} />;
}
