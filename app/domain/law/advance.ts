import { formatPercent } from "../formatting/numbers";
import type { Language } from "../language";
import type { Region } from "../localities/region";
import { numberOf } from "./law";

const percentages = {
	usual: "belgium.contract.advance",
	newBuild: "belgium.contract.newBuildAdvance",
	reservation: "luxembourg.contract.reservation",
} as const;

/**
 * The rule that limits a buyer's advance payment: the agency's own terms, or for a home under construction the Belgian
 * act of 9 July 1971 (Breyne) or Luxembourg's reservation contract.
 */
export type AdvanceKind = keyof typeof percentages;

/** A unit of a project counts as under construction: the feed does not give its handover. */
export function advanceKind({ projectId, region }: { projectId: number | null; region: Region | null }): AdvanceKind {
	if (projectId === null) return "usual";
	return region === "luxembourg" ? "reservation" : "newBuild";
}

/** Percentage of the advance in running text: `10 %`, in English `10%`. */
export function advancePercentText(kind: AdvanceKind, language: Language): string {
	return formatPercent(numberOf(percentages[kind]), language);
}

const WHOLE = 100;

const exact = new Intl.NumberFormat("nl-BE", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const whole = new Intl.NumberFormat("nl-BE", { maximumFractionDigits: 0 });

/** Advance on a price in whole euro, exact to the cent: `€ 30.000`, `€ 30.000,50`. */
export function advanceText(kind: AdvanceKind, price: number): string {
	const advance = (price * numberOf(percentages[kind])) / WHOLE;
	return `€\u00A0${(Number.isInteger(advance) ? whole : exact).format(advance)}`;
}
