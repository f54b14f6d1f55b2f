import { notFound } from "../../../features/errors/not-found";
import type { Route } from "./+types/route";

/** Catch-all for unknown URLs. */
export async function loader({ context }: Route.LoaderArgs) {
	throw await notFound(context, "page");
}

export default function NotFoundRoute() {
	return null;
}
