import { DAY_SECONDS } from "../durations";

/** A month in the privacy statement, in seconds: at least a calendar month. */
export const MONTH = 31 * DAY_SECONDS;
/** Statutory retention period of sale documents. Source: the privacy statement. */
export const TEN_YEARS = 3_653 * DAY_SECONDS;
/** Validity of a confirmation link. */
export const CONFIRMATION_SECONDS = 30 * DAY_SECONDS;
/** Retention after a viewing. */
export const APPOINTMENT_SECONDS = 12 * MONTH;
/** Retention after an open day with registration. */
export const OPEN_HOUSE_SECONDS = 6 * MONTH;
