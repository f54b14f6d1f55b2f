import { notFound } from "../../../features/errors/not-found";
import type { Route } from "./+types/route";

/** The original address of a property or project that is not known: those that are known were redirected before. */
export async function loader({ context }: Route.LoaderArgs) {
	throw await notFound(context, "listing");
}

export default function NoListingRoute() {
	return null;
}
