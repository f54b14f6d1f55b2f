import { DAY_SECONDS } from "../durations";

/** A month of the privacy statement, in seconds: never shorter than a calendar month. */
export const MONTH = 31 * DAY_SECONDS;
/** The statutory retention period of sale documents. Source: the privacy statement. */
export const TEN_YEARS = 3_653 * DAY_SECONDS;
/** How long a confirmation link is valid. */
export const CONFIRMATION_SECONDS = 30 * DAY_SECONDS;
/** After a viewing has taken place. */
export const APPOINTMENT_SECONDS = 12 * MONTH;
/** After an open day that somebody registered for. */
export const OPEN_HOUSE_SECONDS = 6 * MONTH;
