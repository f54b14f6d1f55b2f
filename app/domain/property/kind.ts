/** Kinds of properties, by the agency's WebID. */
export const RESIDENTIAL = 1;
export const OFFICE = 2;
export const INDUSTRIAL = 3;
export const LAND = 4;
export const GARAGE = 5;
export const RETAIL = 6;
/** A residential investment building; counts as a dwelling. */
const INVESTMENT = 7;

export const DWELLINGS: readonly number[] = [RESIDENTIAL, INVESTMENT];
