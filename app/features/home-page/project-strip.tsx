import type { ProjectCard } from "../../domain/property/listing";
import { useTranslation } from "../../i18n/texts";
import { Card, CardLink } from "../../ui/card";
import { Picture } from "../../ui/picture";
import { ProjectPrices } from "../project/project-prices";

/** Projects in one row, which is swiped where it is longer than the page. */
export function ProjectStrip({ projects }: { projects: readonly ProjectCard[] }) {
	return (
		<ul className="project-strip max-wide:bleed">
			{projects.map((project) => (
				<li key={project.id}>
					<StripProject project={project} />
				</li>
			))}
		</ul>
	);
}

function StripProject({ project }: { project: ProjectCard }) {
	const { t } = useTranslation(["home", "common"]);
	return (
		<Card>
			{project.picture ? (
				<Picture picture={project.picture} alt="" sizes="(width < 768px) 80vw, 520px" className="aspect-16/10" />
			) : (
				<div className="aspect-16/10 rounded-picture border border-hairline bg-surface" />
			)}
			<h3 lang={project.titleLanguage} className="mt-4 text-xl">
				<CardLink to={project.externalUrl ?? project.path} newWindow={project.externalUrl !== null}>
					{project.title}
				</CardLink>
			</h3>
			{project.city && <p className="mt-1 text-quiet">{project.city}</p>}
			<p className="mt-1 flex flex-wrap gap-x-4 text-sm tabular-nums">
				{project.unitsForSale > 0 && <span>{t("projects.units", { count: project.unitsForSale })}</span>}
				{project.priceFrom !== null && (
					<span>
						<ProjectPrices project={project} />
					</span>
				)}
			</p>
		</Card>
	);
}
