import type { RunMessage } from "../../app/domain/imports/message";
import type { Settings } from "../env";
import { epochSeconds } from "../platform/clock";
import type { CrmOwner, CrmPeople } from "./crm-people";
import { readFirstPage } from "./first-page";
import { acceptFigure, waitingFigures } from "./held/held-figures";
import { acceptWithdrawals, takeRefused } from "./held/withdrawals";
import { createImportRecords } from "./report/import-records";
import { FeedError } from "./source";
import { peopleOf, sourceOf } from "./sources/choose";
import { createAnnouncements } from "./sources/sweepbright/announcements";

export type ImportControl = ReturnType<typeof createImportControl>;

/** What the agency's people follow and steer of the import. Nothing is imported here: the queue is asked to. */
export function createImportControl(env: Env, { feed, languages, defaultLanguage }: Settings) {
	const db = env.LISTINGS;
	return {
		...createImportRecords(db),
		async ask() {
			await env.JOBS.send({ kind: "import" });
		},
		/** Asks for a stored property to be taken in anew, with what the desk adds to it and the figures that it accepts. */
		async askAnew(id: number) {
			await env.JOBS.send({ kind: "stored-property", id });
		},
		/** What a run would not withdraw is gone. */
		acceptWithdrawals: (run: number) => acceptWithdrawals(db, run, epochSeconds()),
		/** Takes in what a refused run brought that is new or changed. @returns whether it waited for that */
		async takeRefused(run: number) {
			const isTaken = await takeRefused(db, run, epochSeconds());
			if (isTaken) await env.JOBS.send({ kind: "refused-import", run });
			return isTaken;
		},
		/** Figures of a property that are not shown until somebody says that they are right. */
		heldFigures: (id: number) => waitingFigures(db, id),
		/** Somebody says that a figure is right. @returns whether this value was waiting */
		acceptFigure: (figure: { id: number; field: string; value: number }) =>
			acceptFigure(db, { ...figure, now: epochSeconds() }),
		readFirstPage() {
			const announcements = createAnnouncements(db, null, epochSeconds);
			const source = feed && sourceOf(feed, languages, { keepPicture: null, announcements, details: null });
			return readFirstPage(source, defaultLanguage);
		},
		/** The name of a CRM that tells of owners; null for none. */
		crmSystem: peopleOf(feed)?.system ?? null,
		/** Whom that CRM calls the owners of a property, or why it does not say. */
		async crmOwners(propertyId: number) {
			const people = peopleOf(feed);
			return people ? askForOwners(people, propertyId) : [];
		},
	};
}

/** Somebody waits for the page. */
const LONGEST_WAIT_MS = 8_000;

async function askForOwners(crm: CrmPeople, propertyId: number): Promise<CrmOwner[] | RunMessage> {
	const late: RunMessage = {
		code: "unreachable",
		what: { part: "owners", system: crm.system, record: String(propertyId) },
	};
	const wait = new Promise<RunMessage>((resolve) => setTimeout(() => resolve(late), LONGEST_WAIT_MS));
	const said = crm.ownersOf(propertyId).catch((error: unknown) => {
		if (error instanceof FeedError) return error.told;
		throw error;
	});
	return Promise.race([said, wait]);
}
