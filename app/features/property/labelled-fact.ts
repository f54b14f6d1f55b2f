/** Fact with its label and text. It omits the name of the feed's field, which the browser does not need. */
export type LabelledFact = { label: string; text: string; explain?: string };
