import { useRouteLoaderData } from "react-router";

/** What the frame around every page loads for its forms. */
export type LayoutData = {
	turnstileSiteKey: string | null;
	/** What the page reads of the address that it was asked for by: with its question mark, or empty. */
	search: string;
};

/** The public key of the service that checks for abuse; null where visitors copy characters from a picture. */
export function useTurnstileKey(): string | null {
	return useRouteLoaderData<LayoutData>("layout")?.turnstileSiteKey ?? null;
}
