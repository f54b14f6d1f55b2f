/** A screen so narrow that one thing at a time is on it, as the style sheets have it. */
export const PHONE = "(width < 768px)";
