import { site } from "../../../context";
import { notFound } from "../../../features/errors/not-found";
import type { PageHead } from "../../../features/layout/head";
import type { Route } from "./+types/route";
import { Cards, Data, Navigation, Notices, Overlays } from "./content";
import { Buttons, Fields } from "./controls";
import { Tokens } from "./tokens";

export async function loader({ context }: Route.LoaderArgs): Promise<{ head: PageHead }> {
	if (context.get(site).environment !== "local") throw await notFound(context, "page");
	return { head: { title: "Design system", description: null, robots: "noindex" } };
}

/** Every primitive in every state, for visual review and tests. */
export default function Design() {
	return (
		<div className="page-width py-12">
			<h1 className="text-4xl">Design system</h1>
			<p className="mt-4 mb-12 max-w-measure text-lg text-quiet">
				Every primitive in every state. This page exists on a developer's machine only.
			</p>
			<Tokens />
			<Buttons />
			<Fields />
			<Cards />
			<Data />
			<Navigation />
			<Notices />
			<Overlays />
		</div>
	);
}
