/** Of the sheet for an alert, and of the links that open it. */
export const ALERT_ID = "search-alert-sheet";

/** On a link to the page of an alert: where its script is there, it opens the sheet in the page instead. */
export const opensAlert = { "data-opens": ALERT_ID } as const;
