import { DEFAULT_NAMESPACE } from "./instance";

/** Data of a route: the namespaces its screen is written in, so that the browser has them when it starts. */
export type RouteHandle = { namespaces?: readonly string[] };

/** The namespaces of a page, from the handles of its routes. */
export function namespacesOf(handles: readonly unknown[]): string[] {
	const named = handles.flatMap((handle) => (handle as RouteHandle | undefined)?.namespaces ?? []);
	return [...new Set([DEFAULT_NAMESPACE, ...named])];
}
