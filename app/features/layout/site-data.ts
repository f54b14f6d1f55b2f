import { createContext, useContext } from "react";
import type { Brand } from "../../domain/agency/brand";
import type { SiteMetadata } from "../../domain/feed/feed";
import type { Language } from "../../domain/language";

/** Data of the site for every page; the root route loads it once per document. */
export type SiteData = {
	/** The agency without its team, which only one page loads. */
	agency: Omit<Brand, "descriptor" | "logo" | "team"> & {
		descriptor: string;
		/** Null if the agency has no logo of its own. */
		logo: Omit<Brand["logo"], "share"> | null;
		/** Path of the default Open Graph image. */
		share: string | null;
		/** URL of the agency's own favicon; null uses the bundled one. */
		icon: string | null;
	};
	language: Language;
	/** Enabled languages. */
	languages: readonly Language[];
	defaultLanguage: Language;
	origin: string;
	/** Time ranges in which a visitor can ask for a call: `10:00-13:00`. */
	contactTimes: readonly string[];
	/** Version of the texts that the page was rendered with; null for the bundled texts. */
	content: string | null;
	/** Whether the agency has a style sheet with its own colours. */
	hasColours: boolean;
	/** URL of the analytics script; null if there is none. */
	analyticsScript: string | null;
	/** URL of the social network's tracking script. */
	pixelScript: string | null;
	/** Site key of Cloudflare Turnstile; null uses proof of work in the visitor's browser. */
	turnstileSiteKey: string | null;
	/** The agency's own markup for the head of pages in this language. */
	metadata: SiteMetadata;
	/** Whether viewings can be booked online. */
	hasSlots: boolean;
	/** Ids of the main types (houses and flats) to which menu links to lists are limited. */
	homeTypes: readonly number[];
};

const Site = createContext<SiteData | null>(null);

export const SiteProvider = Site.Provider;

/** @throws if the root loader failed; the error screen does not use this */
export function useSite(): SiteData {
	const data = useContext(Site);
	if (!data) throw new Error("the site's data is not loaded");
	return data;
}

/** Site data that forms need; the islands of a page receive nothing else. */
export type FormSite = Pick<SiteData, "contactTimes" | "turnstileSiteKey">;

const Forms = createContext<FormSite | null>(null);

export const FormSiteProvider = Forms.Provider;

/** @throws outside a page */
export function useFormSite(): FormSite {
	const data = useContext(Forms);
	if (!data) throw new Error("the settings of forms are not loaded");
	return data;
}
