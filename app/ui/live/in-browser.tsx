import { type ReactNode, Suspense } from "react";
import { Skeleton } from "../skeleton";
import { useHydrated } from "./use-hydrated";

/** What only a browser draws, from a script that is loaded for it: its place is kept until then. */
export function InBrowser({ children }: { children: ReactNode }) {
	const place = <Skeleton className="h-full" />;
	return useHydrated() ? <Suspense fallback={place}>{children}</Suspense> : place;
}
