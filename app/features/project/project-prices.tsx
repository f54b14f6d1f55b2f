import type { ProjectCard } from "../../domain/property/listing";
import { newBuildPriceText } from "../../domain/property/price";
import { useLanguage, useTranslation } from "../../i18n/texts";
import { Money } from "../listing/money";
import { roomsName } from "./unit-names";

/** Prices by number of bedrooms; only the lowest price if all have the same number or none is known. */
export function ProjectPrices({ project }: { project: Pick<ProjectCard, "priceFrom" | "prices"> }) {
	const { t } = useTranslation("project");
	const language = useLanguage();
	const { priceFrom, prices } = project;
	if (priceFrom === null) return null;
	if (prices.length < 2) return <Money>{newBuildPriceText(priceFrom, language, { isLowest: true })}</Money>;
	return (
		<span className="project-prices">
			{prices.map(({ bedrooms, price, homes }) => (
				<span key={bedrooms}>
					<span className="font-normal text-quiet">{roomsName(bedrooms, t)}</span>{" "}
					<Money>{newBuildPriceText(price, language, { isLowest: homes > 1 })}</Money>{" "}
				</span>
			))}
		</span>
	);
}
