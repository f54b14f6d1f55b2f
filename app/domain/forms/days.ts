/** The years in which the days of a form lie: more digits, or another century, are a slip of the finger. */
export const FIRST_YEAR = 2000;
export const LAST_YEAR = 2099;
