/** A fact in words. The page does without its name in the feed, which would be sent once more to the browser. */
export type LabelledFact = { label: string; text: string; explain?: string };
