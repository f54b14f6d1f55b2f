/**
 * A sentence, its search, and the words that no filter uses. The search is its goal and then its parameters by
 * their names in addresses, `_` for a space; types are given by a short English name in the demo's tree.
 */
export type Sentence = readonly [text: string, search: string, rest?: string];
