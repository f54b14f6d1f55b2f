import { isOneOf } from "../records";

/** Kinds of history with their own filter. Other kinds only show without a filter. */
export const historyKinds = ["visit", "communication", "onlineMedia", "calendarVisit"] as const;
export type HistoryKind = (typeof historyKinds)[number];

export function isHistoryKind(value: unknown): value is HistoryKind {
	return isOneOf(historyKinds, value);
}

/** ID prefix of the desk's own history entries, which have a day but no time. */
export const NOTED_BY_DAY = "desk-";
