/** A criterion of the search, with the address of the list without it. */
export type ChipLink = { key: string; label: string; to: string };
