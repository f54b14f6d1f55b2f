import { control } from "../../page/controls";

/** On a link to the page of an alert: where its script is there, it opens the sheet in the page instead. */
export const opensAlert = control("opens", "alert-sheet");
