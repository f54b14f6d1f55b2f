import type { TFunction } from "i18next";
import { purchaseCosts } from "../../domain/costs/purchase-costs";
import { formatDate } from "../../domain/formatting/dates";
import { formatNumber } from "../../domain/formatting/numbers";
import type { AskingPrices, LandingFigures } from "../../domain/landing/figures";
import { type Landing, MIN_INDEXED } from "../../domain/landing/landing";
import { HOMES, type LandingType } from "../../domain/landing/landing-types";
import type { Language } from "../../domain/language";
import { costFigures } from "../../domain/law/cost-figures";
import { localities } from "../../domain/localities/localities";
import type { Region } from "../../domain/localities/region";
import { pagePath } from "../../domain/pages/paths";
import { LAND } from "../../domain/property/kind";
import type { ListingCard } from "../../domain/property/listing";
import { formatEuro } from "../../domain/property/price";

/** Maximum median of days on the market; higher values come from a system that was filled all at once. */
const MAX_DAYS_SHOWN = 60;

type Fact = { term: string; text: string };
type Link = { label: string; to: string };

/** Formatted figures of a landing page. */
export type LandingFacts = {
	title: string;
	facts: Fact[];
	calculator: Link | null;
	gone: { title: string; links: Link[] };
	byType: { title: string; columns: [string, string, string, string]; rows: [string, string, string, string][] };
	source: string;
};

type Known = {
	landing: Landing;
	figures: LandingFigures;
	gone: readonly ListingCard[];
	types: readonly LandingType[];
	language: Language;
	/** Translator with the namespace `landing`. */
	t: TFunction<"landing">;
};

/** Null if there are too few properties. */
export function landingFacts({ landing, figures, gone, types, language, t }: Known): LandingFacts | null {
	const { goal, type, place } = landing;
	if (figures.onMarket < MIN_INDEXED) return null;
	const subject = type ?? (figures.homes > 0 ? types.find(({ id }) => id === HOMES) : null) ?? null;
	const ofSubject = figures.byType.filter((asked) => subject?.ids.includes(asked.type) ?? true);
	const what = subject?.names[language] ?? t(`listing:list.title.${goal}`);
	const perMonth = goal === "rent" ? ` ${t("facts.perMonth")}` : "";
	const { price, days, labels, compared } = figures;
	const { perSquareMetre } = compared;
	const duty = goal === "sale" && price !== null && type?.webId !== LAND ? dutyOn(price, regionOf(landing)) : null;
	const facts: (Fact | null)[] = [
		price === null ? null : { term: t(`facts.price.${goal}`), text: formatEuro(price) + perMonth },
		perSquareMetre && {
			term: t("facts.perSquareMetre"),
			text: t("facts.perSquareMetreOf", {
				price: formatEuro(perSquareMetre.median),
				formatted: formatNumber(perSquareMetre.count, language),
			}),
		},
		duty && { term: t("facts.duty"), text: t("facts.dutyValue", duty) },
		days === null || days > MAX_DAYS_SHOWN
			? null
			: { term: t("facts.days"), text: t("facts.daysValue", { count: days, formatted: formatNumber(days, language) }) },
		labels.length === 0 ? null : { term: t("facts.labels"), text: lettersOf(labels, language, t("common:word.colon")) },
	];
	return {
		title: t("facts.title", { what, where: place?.within[language] ?? "" }).replace(/ {2,}/g, " "),
		facts: facts.filter((fact) => fact !== null),
		calculator: duty && { label: t("facts.calculator"), to: pagePath("purchase-costs", language) },
		gone: {
			title: t(`facts.gone.${goal}`),
			links: gone.map(({ title, path, city }) => ({ label: [title, city].filter(Boolean).join(", "), to: path })),
		},
		byType: {
			title: t("facts.byType"),
			columns: [t("facts.type"), t("facts.count"), t("facts.range"), t("facts.perSquareMetre")],
			rows: type && type.id !== HOMES ? [] : typeRows(ofSubject, types, language),
		},
		source: t("facts.source", { date: formatDate(new Date()) }),
	};
}

function typeRows(
	byType: LandingFigures["byType"],
	types: readonly LandingType[],
	language: Language,
): [string, string, string, string][] {
	return byType.flatMap((asked): [string, string, string, string][] => {
		const type = types.find(({ id }) => id === asked.type);
		if (!type) return [];
		const median = asked.perSquareMetre;
		return [
			[
				type.names[language],
				formatNumber(asked.count, language),
				rangeText(asked),
				median ? formatEuro(median.median) : "–",
			],
		];
	});
}

function rangeText({ prices }: AskingPrices): string {
	return prices ? `${formatEuro(prices.lowest)} – ${formatEuro(prices.highest)}` : "–";
}

/** Formats the energy labels without their variants, as `A: 2 · B: 3`. */
function lettersOf(labels: LandingFigures["labels"], language: Language, colon: string): string {
	const counts = new Map<string, number>();
	for (const { label, count } of labels) {
		const letter = label.charAt(0).toUpperCase();
		counts.set(letter, (counts.get(letter) ?? 0) + count);
	}
	return [...counts]
		.map(([letter, count]) => `${letter}${colon.trimEnd()}\u00A0${formatNumber(count, language)}`)
		.join(" · ");
}

/** Returns the region whose rates apply to the whole place; null if there are several. */
function regionOf({ place }: Landing): Region | null {
	if (place === null) return null;
	const codes = new Set(place.codes);
	const found = new Set(localities.flatMap(({ code, region }) => (codes.has(code) ? [region] : [])));
	const [only] = found;
	return only !== undefined && found.size === 1 ? only : null;
}

function dutyOn(price: number, region: Region | null): { normal: string; own: string } | null {
	if (region === null) return null;
	const figures = costFigures(region);
	const duty = (isOwnHome: boolean) => {
		const { lines } = purchaseCosts({ figures, price, isOwnHome });
		return formatEuro(lines.find(({ key }) => key === "registrationTax")?.amount ?? 0);
	};
	return { normal: duty(false), own: duty(true) };
}
