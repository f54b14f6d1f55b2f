import type { RunMessage } from "../../app/domain/imports/message";
import type { CrmOwner, CrmPeople } from "./crm-people";
import { FeedError } from "./source";

/** Somebody waits for the page. */
const LONGEST_WAIT_MS = 8_000;

/** Whom the CRM calls the owners of a property, or why it does not say. */
export async function askForOwners(crm: CrmPeople, propertyId: number): Promise<CrmOwner[] | RunMessage> {
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
