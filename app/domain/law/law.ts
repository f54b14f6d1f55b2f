import { DAY_MS } from "../durations";
import { keysOf } from "../records";
import { contractFigures } from "./contract-figures";
import { energyFigures } from "./energy-figures";
import type { Figure, Scale } from "./figure";
import { mortgageFigures, notaryFigures } from "./notary-figures";
import { dutyFigures, vatFigures } from "./purchase-figures";
import { rentFigures } from "./rent-figures";

/**
 * Every legal rate, ceiling, term, scale and obligation used in texts, calculators, documents and adverts, with its
 * jurisdiction, start date, source, and when and how it was checked. No other code or text may contain such a figure.
 */
export const bundledFigures = {
	...dutyFigures,
	...vatFigures,
	...notaryFigures,
	...mortgageFigures,
	...contractFigures,
	...rentFigures,
	...energyFigures,
};

type Bundled = typeof bundledFigures;

export type FigureId = keyof Bundled;

type IdOf<Unit extends Figure["unit"]> = {
	[Id in FigureId]: Bundled[Id] extends { unit: Unit } ? Id : never;
}[FigureId];

export type NumberId = Exclude<FigureId, IdOf<"scale" | "labels" | "duty">>;

export const figureIds = keysOf(bundledFigures);

export function isFigureId(id: string): id is FigureId {
	return Object.hasOwn(bundledFigures, id);
}

/** The agency's replacement of a bundled value, with its start (ISO 8601) and reason. */
export type FigureOverride = { value: number | Scale; from: string; reason: string };

/** Changes to a figure published at the desk: date of the last check, and current replacement. */
export type FigureChange = { checkedOn: string; overrule: FigureOverride | null };

export type FigureChanges = Partial<Record<FigureId, FigureChange>>;

/** State of the isolate. */
let changes: FigureChanges = {};

export function publishFigures(published: FigureChanges): void {
	changes = published;
}

/** A figure with its current value. */
export type CurrentFigure = { id: FigureId; figure: Figure; isOverruled: boolean };

export function currentFigure(id: FigureId): CurrentFigure {
	const figure: Figure = bundledFigures[id];
	const { checkedOn = figure.checkedOn, overrule = null } = changes[id] ?? {};
	// The bundled check may be newer than the desk's.
	const checked = { ...figure, checkedOn: checkedOn > figure.checkedOn ? checkedOn : figure.checkedOn };
	if (!overrule) return { id, figure: checked, isOverruled: false };
	// Values of another type are rejected when parsed.
	const overruled = { ...checked, value: overrule.value, validFrom: overrule.from } as Figure;
	return { id, figure: overruled, isOverruled: true };
}

export function numberOf(id: NumberId): number {
	const { value } = currentFigure(id).figure;
	if (typeof value !== "number") throw new Error(`${id} is no number`);
	return value;
}

export function scaleOf(id: IdOf<"scale">): Scale {
	const { figure } = currentFigure(id);
	if (figure.unit !== "scale") throw new Error(`${id} is no scale`);
	return figure.value;
}

/** Days after which a figure is due for a check. */
const CHECK_DAYS = 90;

/** @param today ISO 8601 */
export function isDueForCheck({ checkedOn }: Pick<Figure, "checkedOn">, today: string): boolean {
	return Date.parse(today) - Date.parse(checkedOn) > CHECK_DAYS * DAY_MS;
}

/** The oldest check of any figure. */
export function checkedSince(): string {
	return figureIds.map((id) => currentFigure(id).figure.checkedOn).reduce((first, day) => (day < first ? day : first));
}
