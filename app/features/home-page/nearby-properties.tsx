import { Suspense, useEffect, useRef, useState } from "react";
import type { Language } from "../../domain/language";
import type { ListingCard } from "../../domain/property/listing";
import { lazyPart } from "../../ui/islands/island";

const HOMES_SHOWN = 3;

const loadSection = async () => (await import("./nearby-section")).NearbySection;
const NearbySection = lazyPart(loadSection);

type NearbyPropertiesProps = {
	language: Language;
	/** Properties already on the page. */
	except: readonly number[];
};

/**
 * Properties in the visitor's region. The page is cached and has no region, so they are fetched separately and
 * rendered only while their position is still below the viewport: there is no visible layout shift.
 */
export function NearbyProperties({ language, except }: NearbyPropertiesProps) {
	const locality = useRef<HTMLDivElement>(null);
	const [properties, setProperties] = useState<readonly ListingCard[]>([]);
	const shown = properties.filter((property) => !except.includes(property.id)).slice(0, HOMES_SHOWN);

	useEffect(() => {
		const abort = new AbortController();
		Promise.all([fetchNearby(language, abort.signal), loadSection()]).then(
			([found]) => {
				if (isBelowScreen(locality.current)) setProperties(found);
			},
			// The page is complete without them.
			() => undefined,
		);
		return () => abort.abort();
	}, [language]);

	return (
		<div ref={locality}>
			{shown.length > 0 && (
				<Suspense>
					<NearbySection properties={shown} />
				</Suspense>
			)}
		</div>
	);
}

function isBelowScreen(element: HTMLElement | null): boolean {
	return element !== null && element.getBoundingClientRect().top >= window.innerHeight;
}

async function fetchNearby(language: Language, signal: AbortSignal): Promise<ListingCard[]> {
	const answer = await fetch(`/api/nearby?lang=${language}`, { signal, headers: { Accept: "application/json" } });
	if (!answer.ok) return [];
	const { items } = (await answer.json()) as { items: ListingCard[] };
	return items;
}
