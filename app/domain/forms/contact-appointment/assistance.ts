/** Assistance that a visitor can request for a viewing. */
export const assistance = ["companion", "signLanguage", "video"] as const;
