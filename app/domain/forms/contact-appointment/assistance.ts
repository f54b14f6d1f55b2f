/** What a visitor can ask for to be able to view a property. */
export const assistance = ["companion", "signLanguage", "video"] as const;
