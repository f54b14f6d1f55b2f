import type { RecordFor } from "../../../app/domain/property/visibility/audiences";
import type { SearchFacts } from "../../../app/domain/search/columns";
import type { StoredCard, StoredProjectCard } from "../../platform/records";

/** A row of `listings` without generated columns. Times in epoch seconds. */
export type ListingRow = {
	id: number;
	state: "listed" | "ended" | "draft" | "unpublished";
	status: number;
	ends_at: number | null;
	facts: SearchFacts;
	card: StoredCard;
	hash: string;
};

export type PictureRow = {
	kind: "property" | "project";
	owner_id: number;
	position: number;
	url: string;
	caption: string | null;
	/** Widths and own copies as JSON; null when there is only `url`. */
	files: string | null;
};

export type DocumentRow = {
	kind: "property" | "project";
	owner_id: number;
	id: string;
	position: number;
	name: string | null;
	url: string;
	access: "public" | "on-request";
};

type PathRow = {
	original: string;
	type: "page";
	localized: string;
	breadcrumb: string;
	external_url: string | null;
};

/** Folded words of all languages for the full-text index. */
export type WordsRow = {
	id: number;
	title: string;
	city: string;
	type: string;
	description: string;
	/** Words that a caller may quote: id, references of the agency, and street when it is published. */
	reference: string;
};

/** All rows derived from one property's record. */
export type DerivedProperty = {
	listing: ListingRow;
	/** The record without unpublished fields and without fields that have their own tables. */
	detail: RecordFor<"visitor">;
	/** The complete record, for staff only. */
	whole: RecordFor<"agency">;
	pictures: PictureRow[];
	/** The agent's picture on another site, and the name of its copy. */
	portrait?: { url: string; copy: string };
	documents: DocumentRow[];
	words: WordsRow;
	path: PathRow;
};

export type ProjectRow = {
	id: number;
	state: "listed";
	region: string | null;
	country_id: number | null;
	zip: string | null;
	city_nl: string;
	city_fr: string;
	city_en: string;
	city_de: string;
	sold_out: 0 | 1;
	listed_at: number;
	external_url: string | null;
	card: StoredProjectCard;
	detail: unknown;
	hash: string;
};

type ConstructionRow = {
	project_id: number;
	position: number;
	unit: string | null;
	floor: string | null;
	status: string | null;
	requirement: string | null;
	property_id: number | null;
};

export type DerivedProject = {
	project: ProjectRow;
	constructions: ConstructionRow[];
	pictures: PictureRow[];
	documents: DocumentRow[];
	path: PathRow;
};
