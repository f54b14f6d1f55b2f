import type { Deal } from "../../property/deals";
import type { EnergyLabel } from "../../property/energy-label";
import type { Goal } from "../../property/property";
import type { AmountName, CountName } from "../columns";
import type { LocalityMeant } from "../locality-meant";
import type { Kind } from "./kinds";
import type { Feature, OfferState } from "./meaning";

/** What a number may be of. A cost per month is a price that is said per month. */
export type Measure = CountName | Exclude<AmountName, "monthly">;

/** A fact parsed from a sentence. */
export type Said =
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
			/** What a loan costs: something is bought. */
			isLoan?: true;
			/** A rent with its charges. */
			isAllIn?: true;
	  }
	| { is: "epc"; labels: readonly EnergyLabel[] }
	| { is: "place"; locality: LocalityMeant }
	| { is: "radius"; kilometres: number; exact: boolean }
	/** Understood, but no filter takes it. */
	| { is: "unmet" }
	/** An unknown word. */
	| { is: "word" };

/** A fact and its position in the sentence; `correction` is what its word was taken for. */
export type Fact = { said: Said; start: number; end: number; correction?: string | undefined };
