import { brusselsLabels, flemishLabels, type LabelScale, walloonLabels } from "../law/energy-scales";
import type { Region } from "../localities/region";
import { type EnergyLabel, energyLabels } from "./energy-label";
import { RESIDENTIAL } from "./kind";
import { isGone, type ListingState } from "./listing";
import type { Goal } from "./rules";

/** Classes of the Luxembourg energy passport (règlement grand-ducal of 9 June 2021). */
const LUXEMBOURG: readonly EnergyLabel[] = ["a_plus", "a", "b", "c", "d", "e", "f", "g", "h", "i"];

/**
 * The labels a region accepts, the best first. Each has an image. Made on request: a list computed while the module
 * loads would bring the scales to every page that asks something else of this module.
 */
export function energyLabelsOf(region: Region): readonly EnergyLabel[] {
	if (region === "luxembourg") return LUXEMBOURG;
	const labels = stepsOf(region).map(([label]) => label);
	return region === "brussels"
		? labels.flatMap((label) => (label === "f" ? ["f_plus", "f", "f_sub"] : [label]))
		: labels;
}

export function isEnergyLabel(value: unknown): value is EnergyLabel {
	return energyLabels.some((known) => known === value);
}

export type EnergyStep = { label: EnergyLabel; limit: number | null };

/**
 * A region's scale for drawing, the best label first, with its upper limit in kWh/m² per year (null: none).
 * Luxembourg's classes have no limits here, because its label is always given.
 */
export function energyScale(region: Region): EnergyStep[] {
	const steps = stepsOf(region);
	if (steps.length === 0) return energyLabelsOf(region).map((label) => ({ label, limit: null }));
	return steps.map(([label, limit]) => ({ label, limit }));
}

function stepsOf(region: Region): LabelScale {
	if (region === "flanders") return flemishLabels;
	if (region === "brussels") return brusselsLabels;
	return region === "wallonia" ? walloonLabels : [];
}

/** The label that belongs to a figure in kWh/m² per year; null in Luxembourg and for an invalid number. */
export function computeEnergyLabel(region: Region, value: number): EnergyLabel | null {
	if (!Number.isFinite(value)) return null;
	const found = stepsOf(region).find(
		([, limit, bound]) => limit === null || (bound === "below" ? value < limit : value <= limit),
	);
	return found?.[0] ?? null;
}

const suffixes = [
	["++", "_plusplus"],
	["+", "_plus"],
	["-", "_sub"],
] as const;

/** The label that a text such as `A+`, `b-` or `a_plus` names, whatever the region; null where it names none. */
export function parseLabelText(text: string | null | undefined): EnergyLabel | null {
	const plain = (text ?? "")
		.toLowerCase()
		.replace(/\s+/g, "")
		.replace(/[‐‑‒–−]/g, "-");
	const suffix = suffixes.find(([sign]) => plain.endsWith(sign));
	const label = suffix ? plain.slice(0, -suffix[0].length) + suffix[1] : plain;
	return isEnergyLabel(label) ? label : null;
}

function givenLabel(region: Region, text: string | null | undefined): EnergyLabel | null {
	const label = parseLabelText(text);
	return label !== null && energyLabelsOf(region).includes(label) ? label : null;
}

/**
 * The label to show. In the Belgian regions it is computed from the figure (kWh/m² per year); the agency's text serves
 * where there is no figure, and to refine the f of Brussels to F+ or F-. Luxembourg uses the text.
 */
export function energyLabel(
	region: Region | null,
	value: number | null | undefined,
	labelText: string | null | undefined,
): EnergyLabel | null {
	if (region === null) return null;
	const given = givenLabel(region, labelText);
	const computed = value == null ? null : computeEnergyLabel(region, value);
	if (computed === null) return given;
	return computed === "f" && (given === "f_plus" || given === "f_sub") ? given : computed;
}

/** Position on the region's scale, on which F+, F and F- of Brussels are one step. */
function rank(region: Region, label: EnergyLabel): number {
	const step = region === "brussels" && label.startsWith("f") ? "f" : label;
	return energyScale(region).findIndex((one) => one.label === step);
}

/** Whether the agency's figure and its label text are more than one step apart, which the import reports. */
export function labelsDisagree(
	region: Region | null,
	value: number | null | undefined,
	labelText: string | null | undefined,
): boolean {
	if (region === null || value == null) return false;
	const computed = computeEnergyLabel(region, value);
	const given = givenLabel(region, labelText);
	return computed !== null && given !== null && Math.abs(rank(region, computed) - rank(region, given)) > 1;
}

/** `a_plusplus` as people write it: `A++`. */
export function energyLabelDisplay(label: EnergyLabel): string {
	const [letter = "", suffix] = label.split("_");
	const sign = suffixes.find(([, code]) => code === `_${suffix}`)?.[0] ?? "";
	return letter.toUpperCase() + sign;
}

export function energyImage(region: Region, label: EnergyLabel): string {
	return `/images/epc/${region}/${label}.png`;
}

/** What decides on the duty to renovate; `webId` is the agency's code of its kind. */
export type RenovationCase = {
	region: Region | null;
	label: EnergyLabel | null;
	state: ListingState;
	goal: Goal;
	webId: number | null;
};

/**
 * Whether whoever buys the property must renovate it to label D or better: a dwelling for sale in Flanders. An unknown
 * kind counts as a dwelling. Source: specification, section 9.
 */
export function mustRenovate({ region, label, state, goal, webId }: RenovationCase): boolean {
	const isHome = webId === null || webId === RESIDENTIAL;
	return goal === "sale" && !isGone(state) && isHome && region === "flanders" && (label === "e" || label === "f");
}
