import { brusselsLabels, flemishLabels, type LabelScale, walloonLabels } from "../law/energy-scales";
import type { Region } from "../localities/region";
import { isOneOf } from "../records";
import { type EnergyLabel, energyLabels } from "./energy-label";
import { RESIDENTIAL } from "./kind";
import { isGone, type ListingState } from "./listing";
import type { Goal } from "./rules";

/** Classes of the Luxembourg energy passport (règlement grand-ducal of 9 June 2021). */
const LUXEMBOURG: readonly EnergyLabel[] = ["a_plus", "a", "b", "c", "d", "e", "f", "g", "h", "i"];

/**
 * Labels of a region, best first; each has an image. A function, because a list computed at module load would pull the
 * scales into every page that imports this module.
 */
export function energyLabelsOf(region: Region): readonly EnergyLabel[] {
	if (region === "luxembourg") return LUXEMBOURG;
	const labels = stepsOf(region).map(([label]) => label);
	return region === "brussels"
		? labels.flatMap((label) => (label === "f" ? ["f_plus", "f", "f_sub"] : [label]))
		: labels;
}

export function isEnergyLabel(value: unknown): value is EnergyLabel {
	return isOneOf(energyLabels, value);
}

export type EnergyStep = { label: EnergyLabel; limit: number | null };

/**
 * A region's scale, best label first, with upper limits in kWh/m² per year (null: none). Luxembourg's classes have no
 * limits, because its label is always given.
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

/** Returns the label for a figure in kWh/m² per year; null in Luxembourg and for a non-finite number. */
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

/** Parses a label such as `A+`, `b-` or `a_plus` of any region; null when the text is no label. */
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
 * The label to show. In Belgium it is computed from the figure (kWh/m² per year); the agency's text is used without a
 * figure, and to refine Brussels' F to F+ or F-. In Luxembourg it is the text.
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

/** Position on the region's scale, where Brussels' F+, F and F- are one step. */
function rank(region: Region, label: EnergyLabel): number {
	const step = region === "brussels" && label.startsWith("f") ? "f" : label;
	return energyScale(region).findIndex((one) => one.label === step);
}

/** Whether the agency's figure and label text are more than one step apart; the import reports this. */
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

/** Formats a label for display: `a_plusplus` becomes `A++`. */
export function energyLabelDisplay(label: EnergyLabel): string {
	const [letter = "", suffix] = label.split("_");
	const sign = suffixes.find(([, code]) => code === `_${suffix}`)?.[0] ?? "";
	return letter.toUpperCase() + sign;
}

export function energyImage(region: Region, label: EnergyLabel): string {
	return `/images/epc/${region}/${label}.png`;
}

/** Input for the duty to renovate; `webId` is the agency's code of the kind. */
export type RenovationCase = {
	region: Region | null;
	label: EnergyLabel | null;
	state: ListingState;
	goal: Goal;
	webId: number | null;
};

/**
 * Whether the buyer must renovate the property to label D or better: dwellings for sale in Flanders with label E or F.
 * An unknown kind counts as a dwelling. Source: specification, section 9.
 */
export function mustRenovate({ region, label, state, goal, webId }: RenovationCase): boolean {
	const isHome = webId === null || webId === RESIDENTIAL;
	return goal === "sale" && !isGone(state) && isHome && region === "flanders" && (label === "e" || label === "f");
}
