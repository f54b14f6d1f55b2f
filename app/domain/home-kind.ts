/** Kinds of homes, by the agency's WebID. */
export const RESIDENTIAL = 1;
export const LAND = 4;
