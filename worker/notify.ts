/** Something that a person should look at now. It names nobody. */
export type Notice = {
	subject: string;
	/** Plain text, paragraphs apart by an empty line. */
	text: string;
	/** What is late or failed, by the names that `GET /healthz?deep=1` uses; empty where it is something else. */
	late: readonly string[];
};

/** Tells the agency's people by every way that is set. @throws when none of them takes it */
export type Notify = (notice: Notice) => Promise<void>;
