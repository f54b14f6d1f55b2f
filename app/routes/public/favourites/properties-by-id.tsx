import { useEffect } from "react";
import { useFetcher } from "react-router";
import type { Language } from "../../../domain/language";
import { sharedFavouritesPath } from "../../../features/favourites/favourites";
import { useTranslation } from "../../../i18n/texts";
import { CardGrid } from "../../../ui/card";
import { Skeleton } from "../../../ui/skeleton";
import type { FavouritesData } from "./favourites-data";
import { FoundProperties } from "./found-properties";

const MOST_SKELETONS = 3;

type PropertiesByIdProps = {
	/** Null while they are not known. */
	ids: readonly number[] | null;
	language: Language;
	compares?: boolean;
};

/** Properties by ids stored in the browser, fetched from this page's loader. */
export function PropertiesById({ ids, language, compares = false }: PropertiesByIdProps) {
	const { t } = useTranslation("common");
	const fetcher = useFetcher<FavouritesData>();
	const address = ids && ids.length > 0 ? sharedFavouritesPath(ids, language) : null;
	const { load } = fetcher;

	useEffect(() => {
		if (address) void load(address);
	}, [address, load]);

	if (fetcher.data) {
		const { properties } = fetcher.data;
		return (
			<FoundProperties properties={properties} missing={(ids?.length ?? 0) - properties.length} compares={compares} />
		);
	}
	return (
		<>
			<p className="sr-only" role="status">
				{t("word.loading")}
			</p>
			<CardGrid>
				{Array.from({ length: Math.min(ids?.length ?? MOST_SKELETONS, MOST_SKELETONS) }, (_, locality) => (
					<li key={`skeleton-${String(locality)}`}>
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
