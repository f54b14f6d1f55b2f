import { createContext, useContext } from "react";

const Json = createContext<string | null>(null);

/** Provides what the document states: on the server what a loader has set, in the browser what the server has sent. */
export const StructuredDataProvider = Json.Provider;

/** Data for search engines: not executed, so the content security policy does not apply. */
export function StructuredData() {
	const json = useContext(Json);
	return json === null ? null : <script type="application/ld+json">{json}</script>;
}

/** Of the document that this script runs in. */
export function sentStructuredData(): string | null {
	return document.querySelector('script[type="application/ld+json"]')?.textContent ?? null;
}
