import type { Deal } from "../../property/deals";
import type { EnergyLabel } from "../../property/energy-label";
import type { Goal } from "../../property/property";
import type { AmountName, CountName } from "../columns";
import type { SearchableLocality } from "../searchable-localities";
import type { Kind } from "./kinds";
import type { Feature, OfferState } from "./meaning";

/** What a number can measure. A monthly cost is a price with `monthly` set. */
export type Measure = CountName | Exclude<AmountName, "monthly">;

/** A fact parsed from a sentence. */
export type ParsedFact =
	| { is: "goal"; goal: Goal }
	| { is: "deal"; deal: Deal }
	| { is: "type"; kind: Kind | null; ids: readonly number[] }
	| { is: "feature"; feature: Feature }
	| { is: "state"; state: OfferState }
	| {
			is: "measure";
			measure: Measure;
			min: number | null;
			max: number | null;
			monthly: boolean;
			/** The monthly cost of a loan, so a purchase. */
			isLoan?: true;
			/** A rent including charges. */
			isAllIn?: true;
	  }
	| { is: "epc"; labels: readonly EnergyLabel[] }
	| { is: "place"; locality: SearchableLocality }
	| { is: "radius"; kilometres: number; exact: boolean }
	/** Understood, but no filter takes it. */
	| { is: "unsupported" }
	/** An unknown word. */
	| { is: "word" };

/** A fact and its position in the sentence; `correction` is the corrected word. */
export type Fact = { parsed: ParsedFact; start: number; end: number; correction?: string | undefined };
