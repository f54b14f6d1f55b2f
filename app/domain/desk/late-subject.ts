/** Background work whose absence would go unnoticed without monitoring. */
export type LateSubject = "import" | "outbox" | "failed-emails" | "sweep" | "canary";
