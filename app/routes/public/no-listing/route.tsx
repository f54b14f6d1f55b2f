import { notFound } from "../../../features/errors/not-found";
import type { Route } from "./+types/route";

/** Original URL of an unknown property or project; known ones were redirected before. */
export async function loader({ context }: Route.LoaderArgs) {
	throw await notFound(context, "listing");
}

export default function NoListingRoute() {
	return null;
}
