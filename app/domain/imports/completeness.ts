/** What a run has read: some pages, all pages of everything, all pages of changes, or nothing new. */
export const completeness = { partly: 0, whole: 1, changes: 2, nothingNew: 3 } as const;
