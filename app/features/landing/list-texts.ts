import type { RouterContextProvider } from "react-router";
import type { LandingPage } from "../../../worker/listings/landing/landing";
import { visitor } from "../../context";
import { type Landing, landingPath } from "../../domain/landing/landing";
import type { LandingType } from "../../domain/landing/landing-types";
import { landingCount, landingDescription, landingHeading, landingIntro } from "../../i18n/landing-texts";
import type { Crumb } from "../../ui/breadcrumb";
import { textsOf } from "../layout/page-loader";
import { type LandingFacts, landingFacts } from "./landing-facts";
import { type LandingLinks, landingLinks } from "./landing-links";

type Parts = {
	landing: Landing;
	isLanding: boolean;
	page: LandingPage["page"];
	/** Null if other filters apply: figures of a subset would misrepresent the whole. */
	counts: Pick<LandingPage, "facets" | "figures" | "gone" | "municipalities" | "medians"> | null;
	types: readonly LandingType[];
};

export type ListTexts = {
	heading: string;
	description: string;
	crumbs: Crumb[];
	/** Number of available properties that match the heading; null if unknown. */
	count: number | null;
	/** First page only. */
	intro: string | null;
	/** First page only. */
	facts: LandingFacts | null;
	links: LandingLinks[];
};

/** Texts of a list or of its landing page. */
export function listTexts(context: Readonly<RouterContextProvider>, parts: Parts): ListTexts {
	const { landing, isLanding, page, counts, types } = parts;
	const { language } = context.get(visitor);
	const t = textsOf(context, "landing");
	const described = { landing, figures: counts?.figures ?? null, types, language, t };
	const heading = landingHeading(described);
	const known = isLanding && counts ? { ...described, figures: counts.figures } : null;
	const isFirst = page.page === 1;
	const steps: Landing[] = [
		{ ...landing, type: null, place: null },
		...(landing.place && landing.type ? [{ ...landing, type: null }] : []),
	];
	const above = steps.map((step) => ({
		label: step.place ? step.place.names[language] : landingHeading({ ...described, landing: step, figures: null }),
		to: landingPath(step, language),
	}));
	return {
		heading,
		description: known ? landingDescription(known) : t(`listing:list.metaDescription.${landing.goal}`),
		crumbs: isLanding ? [...above, { label: heading }] : [{ label: heading }],
		count: known ? landingCount(known) : null,
		intro: known && isFirst ? landingIntro(known).join(" ") : null,
		facts: known && counts && isFirst ? landingFacts({ ...known, gone: counts.gone }) : null,
		links: counts ? landingLinks(landing, counts, types, language, t) : [],
	};
}
