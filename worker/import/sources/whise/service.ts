import * as z from "zod";
import { authenticatedCaller } from "../authenticated-caller";
import { type FeedRequest, fitting, readJson, refusal } from "../read";

export type WhiseAccount = {
	url: string;
	user: string;
	password: string;
	clientId: number;
	officeIds: readonly number[];
};

export const SYSTEM = "Whise";

const validitySchema = z.object({
	isValidRequest: z.boolean().nullish(),
	validationErrors: z.array(z.unknown()).nullish(),
});
const tokenSchema = z.object({ token: z.string().min(1) });

/** Sends requests to one office with its own token, which is requested with the account's token. */
export type Office = <Schema extends z.ZodType>(schema: Schema, question: Question) => Promise<z.output<Schema>>;

export function officesOf(account: WhiseAccount): Office[] {
	const withAccount = authenticatedCaller(() => accountToken(account));
	return account.officeIds.map((office) => {
		const withOffice = authenticatedCaller(() => withAccount((own) => officeToken(account, own, office)));
		return (schema, question) => withOffice((token) => ask(account, schema, { ...question, token }));
	});
}

/** Requests the account's token, which is needed for the office tokens. */
async function accountToken(account: WhiseAccount): Promise<string> {
	const answer = await ask(account, tokenSchema, {
		what: { part: "token", system: SYSTEM },
		path: "token",
		body: { username: account.user, password: account.password },
	});
	return answer.token;
}

/** @param own the account's token */
async function officeToken(account: WhiseAccount, own: string, office: number): Promise<string> {
	const answer = await ask(account, tokenSchema, {
		what: { part: "office-token", system: SYSTEM, ...(account.officeIds.length > 1 ? { office } : {}) },
		path: "v1/admin/clients/token",
		body: { ClientId: account.clientId, OfficeId: office },
		token: own,
	});
	return answer.token;
}

type Question = Omit<FeedRequest, "url"> & { path: string };

/** @throws FeedError when the request fails or the response has an unexpected shape */
function ask<Schema extends z.ZodType>(
	{ url, password }: WhiseAccount,
	schema: Schema,
	{ path, ...question }: Question,
): Promise<z.output<Schema>> {
	return readJson({ ...question, url: `${url.replace(/\/+$/, "")}/${path}` }, (json) => {
		const { isValidRequest, validationErrors } = fitting(validitySchema, json, question.what);
		if (isValidRequest === false)
			throw refusal(question.what, (validationErrors ?? []).map(faultOf).join("; "), password);
		return fitting(schema, json, question.what);
	});
}

function faultOf(error: unknown): string {
	const message = typeof error === "object" && error !== null && "message" in error ? error.message : error;
	return typeof message === "string" ? message : JSON.stringify(message);
}
