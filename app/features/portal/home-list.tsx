import { useTranslation } from "react-i18next";
import type { Language } from "../../domain/language";
import { ownedHomePath } from "../../domain/portal";
import { Badge } from "../../ui/badge";
import { Card, CardGrid, CardLink } from "../../ui/card";
import { Picture } from "../../ui/picture";
import { NoPicture } from "../listing/no-picture";
import type { HomeSummary } from "./home-summary";

export type HomeLine = { summary: HomeSummary /** Page visits of today, so far. */; visits: number };

/** The homes to choose from. */
export function HomeList({ homes, language }: { homes: readonly HomeLine[]; language: Language }) {
	const { t } = useTranslation(["portal", "listing"]);
	return (
		<div className="mt-10">
			<CardGrid>
				{homes.map(({ summary: { id, card, online }, visits }) => (
					<li key={id}>
						<Card>
							{card?.picture ? (
								<Picture
									picture={card.picture}
									alt=""
									sizes="(width < 768px) 100vw, (width < 961px) 50vw, 400px"
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
								<CardLink to={ownedHomePath(id, language)}>{card?.title ?? t("homes.untitled", { id })}</CardLink>
							</h2>
							{card?.city && <p className="mt-1 text-quiet">{card.city}</p>}
							<p className="mt-2 tabular-nums">{t("homes.visitsToday", { count: visits })}</p>
						</Card>
					</li>
				))}
			</CardGrid>
		</div>
	);
}
