/** Background work that would fail silently without monitoring. */
export type LateSubject = "import" | "outbox" | "failed-emails" | "sweep" | "canary";
