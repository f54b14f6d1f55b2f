import type { ProjectCard } from "../../domain/property/listing";
import { useTranslation } from "../../i18n/texts";
import { Badge } from "../../ui/badge";
import { Card, CardLink } from "../../ui/card";
import { Picture } from "../../ui/picture";
import { ProjectPrices } from "./project-prices";

type ProjectCardViewProps = {
	project: ProjectCard;
	/** Loads the picture immediately, for the first card on the screen. */
	eager?: boolean;
};

/** Card of a project in the list. A project with its own website opens it in a new window. */
export function ProjectCardView({ project, eager = false }: ProjectCardViewProps) {
	const { t } = useTranslation("project");
	return (
		<Card>
			<div className="relative">
				{project.picture ? (
					<Picture
						picture={project.picture}
						alt=""
						sizes="(width < 961px) 100vw, 624px"
						eager={eager}
						className="aspect-3/2"
					/>
				) : (
					<div className="aspect-3/2 rounded-picture border border-hairline bg-surface" />
				)}
				{project.soldOut && (
					<Badge tone="ink" className="absolute top-3 left-3">
						{t(`soldOut.${project.soldOut}.badge`)}
					</Badge>
				)}
			</div>
			<h2 lang={project.titleLanguage} className="mt-5 text-3xl">
				{project.externalUrl ? (
					<CardLink to={project.externalUrl} newWindow>
						{project.title}
					</CardLink>
				) : (
					<CardLink to={project.path}>{project.title}</CardLink>
				)}
			</h2>
			<ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 tabular-nums">
				{project.city && <li className="text-quiet">{project.city}</li>}
				{project.unitsForSale > 0 && <li>{t("card.units", { count: project.unitsForSale })}</li>}
				{project.priceFrom !== null && (
					<li className="font-medium">
						<ProjectPrices project={project} />
					</li>
				)}
				{project.externalUrl && <li className="text-quiet">{t("card.ownSite")}</li>}
			</ul>
		</Card>
	);
}
