import type { Region } from "../localities/region";
import type { LabelScale } from "./energy-scales";
import type { SourceId } from "./sources";

/** Where a figure holds: a region, or the three Belgian ones together. */
type Jurisdiction = Region | "belgium";

/** What the reader of the page about figures looks for. */
export const subjects = ["duties", "vat", "notary", "mortgage", "contract", "rent", "energy"] as const;

export type Subject = (typeof subjects)[number];

/**
 * How a figure was checked: against the authority's own page or act, against professional sources that agree, or not
 * at all since it may have changed, which the page says. What the agency sets itself is its own.
 */
type Check = "official" | "professional" | "unverified" | "own";

/** A fee by parts of an amount: `fixed` in euro, and of the part up to each limit in euro `rate` percent. */
export type Scale = {
	readonly fixed: number;
	/** Less of the fixed part for an amount up to `upTo`, in euro. */
	readonly lessUpTo?: { readonly upTo: number; readonly less: number };
	/** From the lowest on; null has no upper limit. */
	readonly steps: readonly { readonly upTo: number | null; readonly rate: number }[];
};

type Value =
	/** `year` is a calendar year, the others are amounts and periods. */
	| { readonly unit: "percent" | "euro" | "days" | "months" | "years" | "year"; readonly value: number }
	| { readonly unit: "scale"; readonly value: Scale }
	| { readonly unit: "labels"; readonly value: LabelScale }
	/** A duty without a figure: what matters is since when. */
	| { readonly unit: "duty"; readonly value: null };

/** One rate, ceiling, term, scale or duty of the law. Its name is the text `law:figure.<id>`. */
export type Figure = Value & {
	readonly subject: Subject;
	readonly region: Jurisdiction;
	/** ISO 8601; null where it has held for longer than anybody asks. */
	readonly validFrom: string | null;
	readonly source: SourceId;
	/** The article within the source; or its scale of fees, or the heading in its table of rates. */
	readonly article?: string;
	readonly scale?: string;
	readonly heading?: string;
	/** ISO 8601. */
	readonly checkedOn: string;
	readonly check: Check;
};

/** What a source of law is divided into. */
export const sourceParts = ["article", "scale", "heading"] as const;
