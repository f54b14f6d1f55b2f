/** What a run has read: not every page, every page of everything, every page of what changed, nothing new. */
export const completeness = { partly: 0, whole: 1, changes: 2, nothingNew: 3 } as const;
