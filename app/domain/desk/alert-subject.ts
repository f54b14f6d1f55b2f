/** Background work that would fail silently without monitoring. */
export type AlertSubject = "import" | "outbox" | "failed-emails" | "sweep" | "canary";
