import { isRecord } from "../domain/records";
import { DEFAULT_NAMESPACE } from "./instance";

/**
 * Whether a page is a document: written once, with islands, and without a router in the browser. The handle of one of its
 * routes then has `document: true`.
 */
export function isDocument(handles: readonly unknown[]): boolean {
	return handles.some((handle) => isRecord(handle) && handle.document === true);
}

/** The namespaces of a page, so that the browser has them when it starts: `namespaces` of its routes' handles. */
export function namespacesOf(handles: readonly unknown[]): string[] {
	const named = handles.flatMap((handle) => (isRecord(handle) ? handle.namespaces : null) ?? []).map(String);
	return [...new Set([DEFAULT_NAMESPACE, ...named])];
}
