import { DEFAULT_NAMESPACE } from "./instance";

/** Data of a route. */
export type RouteHandle = {
	/** Its pages are documents: written once, with islands, and without a router in the browser. */
	document?: true;
	/** The namespaces that a screen of an application is written in, so that the browser has them when it starts. */
	namespaces?: readonly string[];
};

export function isDocument(handles: readonly unknown[]): boolean {
	return handles.some((handle) => (handle as RouteHandle | undefined)?.document);
}

/** The namespaces of a page, from the handles of its routes. */
export function namespacesOf(handles: readonly unknown[]): string[] {
	const named = handles.flatMap((handle) => (handle as RouteHandle | undefined)?.namespaces ?? []);
	return [...new Set([DEFAULT_NAMESPACE, ...named])];
}
