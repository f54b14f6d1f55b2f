import type { Language } from "../../domain/language";
import type { ProjectCard } from "../../domain/property/listing";
import { lowestPriceText } from "../../domain/property/price";
import { useTranslation } from "../../i18n/texts";
import { Badge } from "../../ui/badge";
import { Card, CardLink } from "../../ui/card";
import { Picture } from "../../ui/picture";

/** Projects one under the other, each as wide as the page. */
export function WideProjects({ projects, language }: { projects: readonly ProjectCard[]; language: Language }) {
	return (
		<ul className="grid gap-16">
			{projects.map((project) => (
				<li key={project.id}>
					<WideProject project={project} language={language} />
				</li>
			))}
		</ul>
	);
}

function WideProject({ project, language }: { project: ProjectCard; language: Language }) {
	const { t } = useTranslation(["home", "listing"]);
	return (
		<Card>
			{project.picture && (
				<Picture
					picture={project.picture}
					alt=""
					sizes="(width < 1376px) 100vw, 1280px"
					className="aspect-3/2 tablet:aspect-21/9"
				/>
			)}
			<div className="mt-5 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
				<h3 className="text-3xl">
					<CardLink to={project.externalUrl ?? project.path}>{project.title}</CardLink>
				</h3>
				<ul className="flex flex-wrap items-center gap-x-6 gap-y-1 text-lg tabular-nums">
					{project.city && <li className="text-quiet">{project.city}</li>}
					{project.unitsForSale > 0 && <li>{t("projects.units", { count: project.unitsForSale })}</li>}
					{project.priceFrom !== null && (
						<li className="font-medium">{lowestPriceText(project.priceFrom, language)}</li>
					)}
					{project.soldOut && (
						<li>
							<Badge tone="ink">{t("listing:state.sold-out")}</Badge>
						</li>
					)}
				</ul>
			</div>
		</Card>
	);
}
