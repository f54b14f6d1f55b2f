import type { Region } from "../localities/region";
import type { LabelScale } from "./energy-scales";
import type { SourceId } from "./sources";

/** Where a figure applies: a region, or all three Belgian ones. */
type Jurisdiction = Region | "belgium";

/** Topics of the page about figures. */
export const subjects = ["duties", "vat", "notary", "mortgage", "contract", "rent", "energy"] as const;

export type Subject = (typeof subjects)[number];

/**
 * How a figure was checked: against the authority's own page or act, against professional sources that agree, or not
 * checked since it may have changed, which the page says. `own` is set by the agency.
 */
type Check = "official" | "professional" | "unverified" | "own";

/** A graduated fee: `fixed` in euro, plus `rate` percent of each bracket of the amount. */
export type Scale = {
	readonly fixed: number;
	/** Reduction of the fixed part for an amount up to `upTo`, in euro. */
	readonly lessUpTo?: { readonly upTo: number; readonly less: number };
	/** Brackets in ascending order, `upTo` in euro; null is no upper limit. */
	readonly steps: readonly { readonly upTo: number | null; readonly rate: number }[];
};

type Value =
	/** `year` is a calendar year; the other units are amounts and periods. */
	| { readonly unit: "percent" | "euro" | "days" | "months" | "years" | "year"; readonly value: number }
	| { readonly unit: "scale"; readonly value: Scale }
	| { readonly unit: "labels"; readonly value: LabelScale }
	/** An obligation without a figure; only its date matters. */
	| { readonly unit: "duty"; readonly value: null };

/** One legal rate, ceiling, term, scale or obligation. Its name is the text `law:figure.<id>`. */
export type Figure = Value & {
	readonly subject: Subject;
	readonly region: Jurisdiction;
	/** ISO 8601; null for long-standing figures. */
	readonly validFrom: string | null;
	readonly source: SourceId;
	/** Location in the source: an article, a scale of fees, or a heading in a table of rates. */
	readonly article?: string;
	readonly scale?: string;
	readonly heading?: string;
	/** ISO 8601. */
	readonly checkedOn: string;
	readonly check: Check;
};

/** Divisions of a legal source. */
export const sourceParts = ["article", "scale", "heading"] as const;
