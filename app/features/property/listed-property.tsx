import { useLanguage } from "../../i18n/texts";
import { Breadcrumbs } from "../layout/breadcrumbs";
import mediaStyles from "../media/media.css?url";
import type { loadListed } from "./load/load-listed";
import styles from "./property.css?url";
import { PropertyScreen } from "./property-screen";

/** A property's page on a route that is another page's as well, with the styles that its own route has by itself. */
export function ListedProperty({ page, crumbs }: Omit<Awaited<ReturnType<typeof loadListed>>, "head">) {
	const language = useLanguage();
	return (
		<>
			<link rel="stylesheet" href={mediaStyles} precedence="default" />
			<link rel="stylesheet" href={styles} precedence="default" />
			<PropertyScreen
				key={page.card.id}
				page={page}
				isPreview={false}
				before={<Breadcrumbs language={language} crumbs={crumbs} />}
			/>
		</>
	);
}
