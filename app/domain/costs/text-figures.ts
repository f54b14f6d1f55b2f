import { formatDate } from "../formatting/dates";
import type { Language } from "../language";
import type { Region } from "../localities/region";
import { type EnergyLabel, energyScale } from "../property/energy";
import { formatEuro } from "../property/price";
import { advancePercentText } from "./advance";
import { costFigures, notaryFee } from "./costs";

/** In euro; the price from which the texts and the calculator start. */
export const EXAMPLE_PRICE = 300_000;
const ROUND_TO = 10;
/** The notary's last rate has three. */
const MOST_DECIMALS = 3;

const numberLocales: Record<Language, string> = { nl: "nl-BE", fr: "fr-BE", en: "en-GB", de: "de-BE" };

/**
 * The figures of the law that the long texts name, from the rules that the calculators and the energy scale use. Numbers
 * in running text are written as the language writes them; amounts too in English, where two systems would meet in one
 * sentence.
 */
export function textFigures(language: Language) {
	const { flanders, wallonia, brussels, luxembourg } = costFigures.registrationTax;
	const { steps, vat, deedCosts } = costFigures.notary;
	const [firstStep] = steps;
	const lastFrom = steps.at(-2)?.upTo ?? 0;
	const lastRate = steps.at(-1)?.rate ?? 0;
	const percent = percentIn(language);
	const euro = euroIn(language);
	const walloonD = rangeOf("wallonia", "d");
	const flemishD = rangeOf("flanders", "d");
	return {
		examplePrice: euro(EXAMPLE_PRICE),
		exampleTax: euro((EXAMPLE_PRICE * flanders.normal) / 100),
		exampleTaxOwnHome: euro((EXAMPLE_PRICE * flanders.ownHome) / 100),
		flemishRate: percent(flanders.normal),
		flemishOwnHomeRate: percent(flanders.ownHome),
		walloonRate: percent(wallonia.normal),
		walloonOwnHomeRate: percent(wallonia.ownHome),
		brusselsRate: percent(brussels.normal),
		brusselsExempt: euro(brussels.exemptAmount),
		brusselsExemptUpTo: euro(brussels.exemptUpToPrice),
		luxembourgRate: percent(luxembourg.normal),
		luxembourgCredit: euro(luxembourg.creditPerBuyer),
		luxembourgLeast: euro(luxembourg.least),
		belgianVat: percent(costFigures.vatOnNewBuild.belgium),
		rebuiltVat: percent(costFigures.vatOnNewBuild.belgiumRebuilt),
		renovationVat: percent(costFigures.vatOnNewBuild.belgiumRenovated),
		luxembourgVat: percent(costFigures.vatOnNewBuild.luxembourg.normal),
		luxembourgVatMostSaved: euro(costFigures.vatOnNewBuild.luxembourg.mostSaved),
		luxembourgOwnHomeVat: percent(costFigures.vatOnNewBuild.luxembourg.ownHome),
		notaryFirstRate: percent(firstStep.rate),
		notaryFirstUpTo: euro(firstStep.upTo),
		notaryLastRate: percent(lastRate),
		notaryLastFrom: euro(lastFrom),
		notaryExample: euro(Math.round(notaryFee(EXAMPLE_PRICE) / ROUND_TO) * ROUND_TO),
		notaryVat: percent(vat),
		deedCosts: euro(deedCosts),
		advance: advancePercentText(language),
		flemishDeposit: costFigures.rentDeposit.mostMonths.flanders,
		brusselsDeposit: costFigures.rentDeposit.mostMonths.brussels,
		walloonDeposit: costFigures.rentDeposit.mostMonths.wallonia,
		luxembourgDeposit: costFigures.rentDeposit.mostMonths.luxembourg,
		walloonDFrom: walloonD.from,
		walloonDTo: walloonD.to,
		flemishDFrom: flemishD.from,
		flemishDTo: flemishD.to,
		flemishDBelow: flemishD.to + 1,
		figuresAsOf: formatDate(costFigures.asOf),
	};
}

/** The whole numbers of kWh/m² per year at which a region's scale gives a label. */
function rangeOf(region: Exclude<Region, "luxembourg">, label: EnergyLabel): { from: number; to: number } {
	const scale = energyScale(region);
	const at = scale.findIndex((step) => step.label === label);
	const before = scale[at - 1]?.limit ?? 0;
	const limit = scale[at]?.limit ?? before;
	// Limits are exclusive in Flanders and inclusive in the other regions.
	return region === "flanders" ? { from: before, to: limit - 1 } : { from: before + 1, to: limit };
}

function percentIn(language: Language): (value: number) => string {
	const number = new Intl.NumberFormat(numberLocales[language], { maximumFractionDigits: MOST_DECIMALS });
	const sign = language === "en" ? "%" : "\u00A0%";
	return (value) => number.format(value) + sign;
}

function euroIn(language: Language): (value: number) => string {
	if (language !== "en") return formatEuro;
	const number = new Intl.NumberFormat(numberLocales.en, { maximumFractionDigits: 0 });
	return (value) => `€${number.format(value)}`;
}
