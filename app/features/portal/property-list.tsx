import { useTranslation } from "react-i18next";
import { ownedPropertyPath } from "../../domain/accounts/portal";
import type { Language } from "../../domain/language";
import { Badge } from "../../ui/badge";
import { Card, CardGrid, CardLink } from "../../ui/card";
import { AS_WIDE_AS_A_PHONE, Picture } from "../../ui/picture";
import { NoPicture } from "../listing/no-picture";
import type { PropertySummary } from "./property-summary";

export type PropertyLine = { summary: PropertySummary /** Page views of today, so far. */; pageViews: number };

export function PropertyList({ properties, language }: { properties: readonly PropertyLine[]; language: Language }) {
	const { t } = useTranslation(["portal", "listing"]);
	return (
		<div className="mt-10">
			<CardGrid>
				{properties.map(({ summary: { id, card, title, online, address }, pageViews }) => (
					<li key={id}>
						<Card>
							{card?.picture ? (
								<Picture
									picture={card.picture}
									alt=""
									sizes={`(width >= 961px) 400px, (width >= 768px) 50vw, ${AS_WIDE_AS_A_PHONE}`}
									className="aspect-4/3"
								/>
							) : (
								<NoPicture webId={card?.webId ?? null} />
							)}
							<p className="mt-4 flex flex-wrap gap-2">
								{card && <Badge>{t(`listing:state.${card.state}`)}</Badge>}
								{!online && <Badge tone="warning">{t("home.offline")}</Badge>}
							</p>
							<h2 className="mt-2 text-xl">
								<CardLink to={ownedPropertyPath(id, language)}>{title ?? t("homes.untitled", { id })}</CardLink>
							</h2>
							{address && <p className="mt-1 text-quiet">{address}</p>}
							<p className="mt-2 tabular-nums">{t("homes.visitsToday", { count: pageViews })}</p>
						</Card>
					</li>
				))}
			</CardGrid>
		</div>
	);
}
