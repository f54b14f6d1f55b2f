import { scaleFee } from "../costs/purchase-costs";
import { formatDateInWords } from "../formatting/dates";
import { formatNumber, formatPercent } from "../formatting/numbers";
import type { Language } from "../language";
import type { Region } from "../localities/region";
import { energyScale } from "../property/energy";
import { formatEuro } from "../property/price";
import { checkedSince, currentFigure, type FigureId, figureIds, type NumberId, numberOf, scaleOf } from "./law";

/** Default price of texts and calculator, in euro. */
export const EXAMPLE_PRICE = 300_000;
const ROUND_TO = 10;
/** A notary's rate has three decimals. */
const MAX_DECIMALS = 3;

/** Placeholder of a figure in texts: `flanders.duty.ownHome` is `{{flandersDutyOwnHome}}`. */
type Placeholder<Id extends string> = Id extends `${infer Region}.${infer Part}.${infer Name}`
	? `${Region}${Capitalize<Part>}${Capitalize<Name>}`
	: never;

function placeholderOf(id: FigureId): string {
	return id.replace(/\.(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * Legal figures formatted for running text: percentages with their sign, amounts with their currency, periods as plain
 * numbers. Amounts use the language's own format, because in English two formats would otherwise mix in a sentence.
 */
export function textFigures(language: Language) {
	const percent = (value: number) => formatPercent(value, language, MAX_DECIMALS);
	const euro = euroIn(language);
	const named = figureIds.flatMap((id): [string, string][] => {
		const { unit, value } = currentFigure(id).figure;
		if (typeof value !== "number") return [];
		return [[placeholderOf(id), unit === "percent" ? percent(value) : unit === "euro" ? euro(value) : String(value)]];
	});
	const share = (id: "flanders.duty.normal" | "flanders.duty.ownHome") => euro((EXAMPLE_PRICE * numberOf(id)) / 100);
	const about = (fee: number) => euro(Math.round(fee / ROUND_TO) * ROUND_TO);
	const { steps } = scaleOf("belgium.notary.scale");
	const [first] = steps;
	const walloonD = rangeOfD("wallonia");
	const flemishD = rangeOfD("flanders");
	return {
		...(Object.fromEntries(named) as Record<Placeholder<NumberId>, string>),
		examplePrice: euro(EXAMPLE_PRICE),
		exampleTax: share("flanders.duty.normal"),
		exampleTaxOwnHome: share("flanders.duty.ownHome"),
		exampleNotary: about(scaleFee(scaleOf("belgium.notary.scale"), EXAMPLE_PRICE)),
		exampleNotaryOwnHome: about(scaleFee(scaleOf("belgium.notary.ownHomeScale"), EXAMPLE_PRICE)),
		notaryFirstRate: percent(first?.rate ?? 0),
		notaryFirstUpTo: euro(first?.upTo ?? 0),
		notaryLastRate: percent(steps.at(-1)?.rate ?? 0),
		notaryLastFrom: euro(steps.at(-2)?.upTo ?? 0),
		walloonDFrom: walloonD.from,
		walloonDTo: walloonD.to,
		flemishDFrom: flemishD.from,
		flemishDTo: flemishD.to,
		flemishDBelow: flemishD.to + 1,
		figuresCheckedOn: formatDateInWords(checkedSince(), language),
	};
}

/** Whole kWh/m² per year for which a region's scale gives label D. */
function rangeOfD(region: Exclude<Region, "luxembourg">): { from: number; to: number } {
	const scale = energyScale(region);
	const at = scale.findIndex((step) => step.label === "d");
	const before = scale[at - 1]?.limit ?? 0;
	const limit = scale[at]?.limit ?? before;
	// Limits are exclusive in Flanders, inclusive in the other regions.
	return region === "flanders" ? { from: before, to: limit - 1 } : { from: before + 1, to: limit };
}

function euroIn(language: Language): (value: number) => string {
	return language === "en" ? (value) => `€${formatNumber(value, language, 0)}` : formatEuro;
}
