import { createContext, useContext } from "react";
import type { Brand } from "../../domain/agency/brand";
import type { SiteMetadata } from "../../domain/feed/feed";
import type { Language } from "../../domain/language";

/** Data of the site for every page: the root route loads it once for each document. */
export type SiteData = {
	/** The agency, as pages show it: its team comes with the one page that introduces it. */
	agency: Omit<Brand, "descriptor" | "logo" | "team"> & {
		descriptor: string;
		/** Null while the agency has none of its own. */
		logo: Omit<Brand["logo"], "share"> | null;
		/** Stands beside a shared page that has no picture. */
		share: string | null;
		/** Address of its own sign in the browser's tab; null for the bundled one. */
		icon: string | null;
	};
	language: Language;
	/** Enabled languages. */
	languages: readonly Language[];
	defaultLanguage: Language;
	origin: string;
	/** The hours at which a visitor can ask to be called: `10:00-13:00`. */
	contactTimes: readonly string[];
	/** Names the texts that the page was written with; null where they are the bundled ones. */
	content: string | null;
	/** The agency's own colours have a style sheet. */
	hasColours: boolean;
	/** Address of the agency's statistics; null where there are none. */
	analyticsScript: string | null;
	/** Address of its social network's script. */
	pixelScript: string | null;
	/** Public key of the service that checks for abuse; null where the visitor's browser works instead. */
	turnstileSiteKey: string | null;
	/** The agency's own markup for the head of pages in this language. */
	metadata: SiteMetadata;
	/** Viewings can be booked online. */
	hasSlots: boolean;
	/** Main types that lists begin with where a menu leads to them: houses and flats. */
	homeTypes: readonly number[];
};

const Site = createContext<SiteData | null>(null);

export const SiteProvider = Site.Provider;

/** @throws where the root's loader failed: its own error screen needs none of this */
export function useSite(): SiteData {
	const data = useContext(Site);
	if (!data) throw new Error("the site's data is not loaded");
	return data;
}

/** What forms need of it. The islands of a page are sent no more. */
export type FormSite = Pick<SiteData, "contactTimes" | "turnstileSiteKey">;

const Forms = createContext<FormSite | null>(null);

export const FormSiteProvider = Forms.Provider;

/** @throws outside of a page */
export function useFormSite(): FormSite {
	const data = useContext(Forms);
	if (!data) throw new Error("the settings of forms are not loaded");
	return data;
}
