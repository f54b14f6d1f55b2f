/** Id of the filter drawer, for the buttons that open it. */
export const FILTERS_ID = "filters";
