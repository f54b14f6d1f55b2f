import type { ReactNode } from "react";
import type { Search } from "../../../domain/search/search";
import { useHydrated } from "../../../ui/islands/use-hydrated";

/** List and map beside each other. A separate component, so that hydration re-renders neither. */
export function ListColumns({ view, children }: { view: Search["view"]; children: ReactNode }) {
	const isLive = useHydrated();
	return (
		<div className="list-columns mt-4" data-view={view} data-live={isLive || undefined}>
			{children}
		</div>
	);
}
