import type { RouterContextProvider } from "react-router";
import type { LandingPage } from "../../../worker/listings/landing";
import { site, visitor } from "../../context";
import { cutDescription } from "../../domain/formatting/description";
import { type Landing, landingPath } from "../../domain/landing/landing";
import type { LandingType } from "../../domain/landing/landing-types";
import { translator } from "../../i18n/translator";
import type { Crumb } from "../../ui/breadcrumb";
import { type LandingLinks, landingLinks } from "./landing-links";
import { landingHeading, landingIntro } from "./landing-texts";

type Parts = {
	landing: Landing;
	isLanding: boolean;
	page: LandingPage["page"];
	/** Null where other filters are applied: the figures of a part say nothing of the whole. */
	counts: Pick<LandingPage, "facets" | "figures" | "municipalities"> | null;
	types: readonly LandingType[];
};

export type ListTexts = {
	heading: string;
	description: string;
	crumbs: Crumb[];
	/** Only on the first page. */
	intro: string | null;
	links: LandingLinks[];
};

/** The words of a list, or of the landing page it is. */
export function listTexts(context: Readonly<RouterContextProvider>, parts: Parts): ListTexts {
	const { landing, isLanding, page, counts, types } = parts;
	const { language } = context.get(visitor);
	const t = translator(language, context.get(site).defaultLanguage, "landing");
	const heading = landingHeading(landing, language, t);
	const intro = isLanding && counts ? landingIntro(landing, counts.figures, language, t).join(" ") : null;
	const steps: Landing[] = [
		{ ...landing, type: null, place: null },
		...(landing.place && landing.type ? [{ ...landing, type: null }] : []),
	];
	const above = steps.map((step) => ({
		label: step.place ? step.place.names[language] : landingHeading(step, language, t),
		to: landingPath(step, language),
	}));
	return {
		heading,
		description: intro ? cutDescription(intro) : t(`listing:list.metaDescription.${landing.goal}`),
		crumbs: isLanding ? [...above, { label: heading }] : [{ label: heading }],
		intro: page.page === 1 ? intro : null,
		links: counts ? landingLinks(landing, counts, types, language, t) : [],
	};
}
