/**
 * A sentence, its search, and the words that no filter uses. The search is the goal followed by URL parameters, with
 * `_` for a space; types have short English names of the demo's tree.
 */
export type Sentence = readonly [text: string, search: string, rest?: string];
