import type { TFunction } from "i18next";
import type { ThirdParties, ThirdParty } from "../../domain/consent/third-parties";
import { listText } from "../../domain/formatting/list-text";
import type { Language } from "../../domain/language";
import type { PageText } from "./page-text";

/**
 * Position from the end: the cookie policy ends with the sections on statistics and marketing, which require consent.
 */
const STATISTICS_FROM_END = 2;

/** Adds the third parties from the settings to the cookie policy, each with its cookies and their lifetime. */
export function withThirdParties(
	text: PageText,
	{ analytics, pixel, embedded }: ThirdParties,
	language: Language,
	t: TFunction<"content">,
): PageText {
	const services = listText(embedded, language);
	const added = [
		linesOf(analytics, t("cookies.parties.noTool"), t),
		[...linesOf(pixel, t("cookies.parties.noPixel"), t), t("cookies.parties.embedded", { services })],
	];
	const first = text.sections.length - STATISTICS_FROM_END;
	return {
		...text,
		sections: text.sections.map((section, index) => ({
			...section,
			list: [...section.list, ...(added[index - first] ?? [])],
		})),
	};
}

function linesOf(party: ThirdParty | null, none: string, t: TFunction<"content">): string[] {
	if (!party) return [none];
	const { service, host, cookies } = party;
	return [
		t("cookies.parties.loaded", { service, host }),
		...(cookies?.map((cookie) => t("cookies.parties.cookie", cookie)) ?? [t("cookies.parties.unknown", { host })]),
	];
}
