export type LeadCall = {
	method: string;
	path: string;
	query: URLSearchParams;
	token: string | null;
	signature: string;
	text: string;
	body: Record<string, unknown>;
};

/** Call that stored something. */
export type Received = { call: string; body: Record<string, unknown> };

export type Handled = { status: number; body: unknown; received?: Received };

/**
 * @param refused name of the invalid field; null for none
 * @param next number for a new record
 */
export type LeadHandler = (call: LeadCall, refused: string | null, next: number) => Handled;

export const whiseAccount = { user: "agency", password: "pass word & more?", clientId: 12, officeIds: [34] };

const ownToken = "token-of-the-account";
const officeToken = "token-of-the-office";
const BELGIAN_CLOCK = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0[12]:00$/;
const FIRST_CONTACT = 7_000;
const FIRST_ENTRY = 9_000;

/** Stand-in for Whise's contacts and calendar entries. */
export const whiseLeadsHandler: LeadHandler = (call, refused, next) => {
	const { method, path, body, token } = call;
	if (path === "token") {
		const isKnown = body.username === whiseAccount.user && body.password === whiseAccount.password;
		return isKnown ? { status: 200, body: { token: ownToken } } : { status: 401, body: { message: "No access" } };
	}
	if (path === "v1/admin/clients/token") {
		const isOffice = body.ClientId === whiseAccount.clientId && body.OfficeId === whiseAccount.officeIds[0];
		return token === ownToken && isOffice ? { status: 200, body: { token: officeToken } } : invalid("ClientId");
	}
	if (token !== officeToken) return { status: 401, body: null };
	if (path === "v1/contacts/origins/list") {
		return {
			status: 200,
			body: {
				contactOrigins: [
					{ id: 1, name: "Portal" },
					{ id: 2, name: "Site web" },
				],
			},
		};
	}
	if (path === "v1/calendars/actions/list") {
		return {
			status: 200,
			body: {
				calendarActions: [
					{ id: 5, name: "Call" },
					{ id: 6, name: "Bezoek" },
				],
			},
		};
	}
	if (path === "v1/admin/representatives/list") {
		return {
			status: 200,
			body: {
				representatives: [
					{ id: 21, name: "Reception", email: "reception@example.com" },
					{ id: 22, name: "Agent", email: "Agent@example.com" },
				],
			},
		};
	}
	if (refused !== null && refused in body) return invalid(refused);
	if (path === "v1/contacts/upsert") {
		const missing = ["Name", "CountryId", "LanguageId", "OfficeIds", "PrivateEmail"].find((name) => !body[name]);
		if (missing) return invalid(missing);
		// A contact is unique per email address: `Comments` would overwrite the agent's notes.
		if ("Comments" in body) return invalid("Comments");
		return taken(path, body, { isValidRequest: true, contactId: FIRST_CONTACT + next });
	}
	if (path === "v1/calendars/upsert") {
		const missing = ["CalendarActionId", "StartDateTime", "EndDateTime", "Subject", "UserIds"].find(
			(name) => !body[name],
		);
		if (missing) return invalid(missing);
		// Whise keeps the local time and drops the offset: a UTC time would be stored an hour early.
		const odd = ["StartDateTime", "EndDateTime"].find((name) => !BELGIAN_CLOCK.test(String(body[name])));
		if (odd) return invalid(odd);
		return taken(path, body, { isValidRequest: true, calendarId: body.CalendarId ?? FIRST_ENTRY + next });
	}
	if (path === "v1/calendars/delete" && method === "DELETE") return taken(path, body, { isValidRequest: true });
	return { status: 404, body: null };
};

function taken(call: string, body: Record<string, unknown>, answer: object): Handled {
	return { status: 200, body: answer, received: { call, body } };
}

function invalid(field: string): Handled {
	const validationErrors = [{ propertyName: field, message: `${field} is not valid` }];
	return { status: 200, body: { isValidRequest: false, validationErrors } };
}
