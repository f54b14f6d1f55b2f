import { useFormSite } from "../layout/site-data";

/** The public key of the service that checks for abuse; null where the visitor's browser works instead. */
export function useTurnstileKey(): string | null {
	return useFormSite().turnstileSiteKey;
}
