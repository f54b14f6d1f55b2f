import { control } from "../../page/controls";

/** Control on links to an alert's page: once its script has loaded, the link opens the sheet in the page instead. */
export const opensAlert = control("opens", "alert-sheet");
