import type { Reference } from "../../domain/property/reference";
import { useTranslation } from "../../i18n/texts";
import { Badge } from "../../ui/badge";
import { Card, CardGrid, CardLink, type Columns } from "../../ui/card";
import { Picture } from "../../ui/picture";

const SIZES = "(width < 768px) 100vw, (width < 1024px) 50vw, 33vw";

/** Sold and rented properties, without price and street. */
export function ReferenceGrid({ references, columns }: { references: readonly Reference[]; columns?: Columns }) {
	const { t } = useTranslation(["references", "listing"]);
	return (
		<CardGrid columns={columns}>
			{references.map(({ id, title, state, year, path, picture }) => (
				<li key={id}>
					<Card>
						{picture ? (
							<Picture picture={picture} sizes={SIZES} alt="" className="aspect-4/3" />
						) : (
							<span className="grid aspect-4/3 place-items-center rounded-picture bg-hairline text-quiet">
								{t("listing:card.noPicture")}
							</span>
						)}
						<h3 className="mt-4 font-sans text-lg">{path ? <CardLink to={path}>{title}</CardLink> : title}</h3>
						<p className="mt-1 flex flex-wrap items-center gap-3 text-quiet">
							<Badge>{t(`listing:state.${state}`)}</Badge>
							{year}
						</p>
					</Card>
				</li>
			))}
		</CardGrid>
	);
}
