import { Breadcrumbs } from "../layout/breadcrumbs";
import type { loadListed } from "./load/load-listed";
import { PreviewBanner } from "./preview-banner";
import { PropertyScreen } from "./property-screen";

export function ListedProperty({ page, crumbs, preview }: Omit<Awaited<ReturnType<typeof loadListed>>, "head">) {
	if (preview !== null) return <PropertyScreen page={page} isPreview before={<PreviewBanner preview={preview} />} />;
	const ways = crumbs.flatMap(({ to }) => to ?? []);
	const [lists, nearest = lists] = [ways[0], ways.at(-1)];
	return (
		<PropertyScreen
			page={page}
			before={<Breadcrumbs crumbs={crumbs} />}
			back={lists && nearest ? { to: nearest, lists } : undefined}
		/>
	);
}
