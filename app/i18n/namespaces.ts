import { isRecord } from "../domain/records";
import { DEFAULT_NAMESPACE } from "./instance";

/**
 * Whether a page is a document: rendered once, with islands and without a router in the browser. One of its routes then
 * has `document: true` in its handle.
 */
export function isDocument(handles: readonly unknown[]): boolean {
	return handles.some((handle) => isRecord(handle) && handle.document === true);
}

/** Namespaces that the browser loads at startup: `namespaces` of the routes' handles. */
export function namespacesOf(handles: readonly unknown[]): string[] {
	const named = handles.flatMap((handle) => (isRecord(handle) ? handle.namespaces : null) ?? []).map(String);
	return [...new Set([DEFAULT_NAMESPACE, ...named])];
}
