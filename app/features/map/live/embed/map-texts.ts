import type { TFunction } from "i18next";
import { formatNumber } from "../../../../domain/formatting/numbers";
import { screenReaderPrice } from "../../../../domain/formatting/spoken-price";
import type { Language } from "../../../../domain/language";
import { localitiesSources } from "../../../../domain/localities/sources";
import { nearestLabel } from "../../nearest-label";
import type { MapLabel } from "./labels";
import type { MarkerTexts } from "./marker-buttons.client";

export type CreditTexts = {
	/** Attribution of the embedded map. */
	embeddedCredit: string;
	/** Attribution where the embedded map only surrounds the streets. */
	beyondCredit: string;
};

type ControlTexts = {
	title: string;
	zoomIn: string;
	zoomOut: string;
	/** Label of the geolocation button, and the message when the position is unknown. */
	here: string;
	nowhere: string;
	sources: string;
};

export type MapTexts = MarkerTexts & DrawTexts & CreditTexts & ControlTexts;

/** Attribution of the embedded borders. */
const BORDERS = "Natural Earth";

const THOUSAND = 1_000;

/** Formats the price of a marker: '345k' from 10,000 up. */
function inShort(amount: number, language: Language): string {
	if (amount < 10 * THOUSAND) return formatNumber(amount, language);
	return `${formatNumber(Math.round(amount / THOUSAND), language)}k`;
}

/** Texts of the map and its markers in the page's language. */
export function mapTexts(t: TFunction<"map">, labels: readonly MapLabel[], language: Language): MapTexts {
	const sources = [...localitiesSources, BORDERS].join(", ");
	return {
		title: t("frame.region"),
		zoomIn: t("frame.zoomIn"),
		zoomOut: t("frame.zoomOut"),
		here: t("frame.here"),
		nowhere: t("draw.noLocation"),
		sources: t("frame.sources"),
		embeddedCredit: t("frame.simplified", { sources }),
		beyondCredit: t("frame.beyond", { sources }),
		corner: (number) => t("frame.corner", { number }),
		listing: (price, { title, ended, openDay }) => {
			const what = [title, ended && t("frame.ended"), openDay].filter(Boolean).join(", ");
			return t("frame.home", { price: screenReaderPrice(price, language), title: what });
		},
		group: (mark, seen) => {
			const place = nearestLabel(labels, mark);
			return seen ? t("frame.groupSeen", { seen, place }) : t("frame.group", { count: mark.count, place });
		},
		stack: ({ count }, seen) => (seen ? t("frame.stackSeen", { seen }) : t("frame.stack", { count })),
		range: (low, high) => t("frame.range", { low: inShort(low, language), high: inShort(high, language) }),
		number: (value) => formatNumber(value, language),
	};
}

export type DrawTexts = { corner: (number: number) => string };
