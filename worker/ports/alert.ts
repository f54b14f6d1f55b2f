/** Background work whose absence would go unnoticed without monitoring. */
export type LateSubject = "import" | "outbox" | "failed-emails" | "sweep" | "canary";

/** An alert that needs attention now. It holds no personal data. */
export type Alert = {
	subject: string;
	/** Plain text, paragraphs apart by an empty line. */
	text: string;
	/** Where the office deals with it. */
	button?: { label: string; url: string };
	/** For who runs the site: a command, an address. */
	technical?: string;
	/** What is late or failed, by the names that `GET /healthz?deep=1` uses; empty where it is something else. */
	late: readonly string[];
};

/** Sends an alert by every way that is set. @throws when none of them takes it */
export type AlertChannel = (alert: Alert) => Promise<void>;
