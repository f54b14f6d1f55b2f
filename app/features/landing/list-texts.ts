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
	/** Null where other filters are applied: the figures of a part say nothing of the whole. */
	counts: Pick<LandingPage, "facets" | "figures" | "gone" | "municipalities" | "medians"> | null;
	types: readonly LandingType[];
};

export type ListTexts = {
	heading: string;
	description: string;
	crumbs: Crumb[];
	/** How many of what the heading names are still to be had; null where that is not known. */
	count: number | null;
	/** Only on the first page. */
	intro: string | null;
	/** Only on the first page. */
	facts: LandingFacts | null;
	links: LandingLinks[];
};

/** The words of a list, or of the landing page it is. */
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
