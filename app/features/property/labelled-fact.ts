/** A fact with its words. */
export type LabelledFact = { key: string; label: string; text: string; explain?: string };
