/** Media query of phones, as in the style sheets. */
export const PHONE = "(width < 768px)";
