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

/** Import functions for staff: reads the records and enqueues imports, but never imports within the request. */
export function createImportControl(env: Env, { feed, languages, defaultLanguage }: Settings) {
	const db = env.LISTINGS;
	return {
		...createImportRecords(db),
		async ask() {
			await env.JOBS.send({ kind: "import" });
		},
		/** Enqueues a new import of a stored property, with the desk's additions and accepted figures. */
		async enqueueReimport(id: number) {
			await env.JOBS.send({ kind: "stored-property", id });
		},
		/** Confirms the withdrawals that a run refused. */
		acceptWithdrawals: (run: number) => acceptWithdrawals(db, run, epochSeconds()),
		/** Enqueues the new and changed records of a refused run. @returns false when they were not waiting */
		async takeRefused(run: number) {
			const isTaken = await takeRefused(db, run, epochSeconds());
			if (isTaken) await env.JOBS.send({ kind: "refused-import", run });
			return isTaken;
		},
		/** Figures of a property that stay hidden until a member of staff confirms them. */
		heldFigures: (id: number) => waitingFigures(db, id),
		/** Confirms a figure. @returns whether this value was waiting */
		acceptFigure: (figure: { id: number; field: string; value: number }) =>
			acceptFigure(db, { ...figure, now: epochSeconds() }),
		readFirstPage() {
			const announcements = createAnnouncements(db, null, epochSeconds);
			const source = feed && sourceOf(feed, languages, { keepPicture: null, announcements, details: null });
			return readFirstPage(source, defaultLanguage);
		},
		/** Name of the CRM that provides owners; null when there is none. */
		crmSystem: peopleOf(feed)?.system ?? null,
		/** Owners of a property in the CRM, or why they could not be read. */
		async crmOwners(propertyId: number) {
			const people = peopleOf(feed);
			return people ? askForOwners(people, propertyId) : [];
		},
	};
}

/** Timeout for the CRM, because a page waits for the answer. */
const MAX_WAIT_MS = 8_000;

async function askForOwners(crm: CrmPeople, propertyId: number): Promise<CrmOwner[] | RunMessage> {
	const late: RunMessage = {
		code: "unreachable",
		what: { part: "owners", system: crm.system, record: String(propertyId) },
	};
	const wait = new Promise<RunMessage>((resolve) => setTimeout(() => resolve(late), MAX_WAIT_MS));
	const said = crm.ownersOf(propertyId).catch((error: unknown) => {
		if (error instanceof FeedError) return error.runMessage;
		throw error;
	});
	return Promise.race([said, wait]);
}
