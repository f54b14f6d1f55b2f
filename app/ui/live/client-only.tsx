import { type ReactNode, Suspense } from "react";
import { Skeleton } from "../skeleton";
import { useHydrated } from "./use-hydrated";

/** Renders client-only content from a lazy script; a skeleton reserves its space. */
export function ClientOnly({ children }: { children: ReactNode }) {
	const place = <Skeleton className="h-full" />;
	return useHydrated() ? <Suspense fallback={place}>{children}</Suspense> : place;
}
