import { useTranslation } from "../../../i18n/texts";
import { CardGrid } from "../../../ui/card";
import { Skeleton } from "../../../ui/skeleton";

/** In place of cards that are on their way. */
export function CardSkeletons() {
	const { t } = useTranslation("common");
	return (
		<>
			<p className="sr-only">{t("word.loading")}</p>
			<CardGrid columns="four">
				{["first", "second", "third"].map((key) => (
					<li key={key}>
						<Skeleton className="aspect-4/3" />
						<Skeleton className="mt-4 h-6 w-1/3" />
						<Skeleton className="mt-2 h-6 w-3/4" />
						<Skeleton className="mt-2 h-5 w-1/2" />
					</li>
				))}
			</CardGrid>
		</>
	);
}
