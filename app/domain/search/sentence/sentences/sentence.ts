/**
 * A sentence, the search it means, and the words that no filter takes. The search is its goal and then its parameters by
 * their names in addresses, `_` for a space; types stand by a short English name of the demo's tree.
 */
export type Sentence = readonly [text: string, search: string, rest?: string];
