/** Of the drawer with the filters, for the buttons that open it. */
export const FILTERS_ID = "filters";
