import * as z from "zod";
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

/** The token of the account, by which those of the offices are asked for. */
export async function accountToken(account: WhiseAccount): Promise<string> {
	const answer = await ask(account, tokenSchema, {
		what: { part: "token", system: SYSTEM },
		path: "token",
		body: { username: account.user, password: account.password },
	});
	return answer.token;
}

/** @param own the account's token @param at the office's place among those of the account */
export async function officeTokenOf(account: WhiseAccount, own: string, at: number): Promise<string> {
	const OfficeId = account.officeIds[at];
	const answer = await ask(account, tokenSchema, {
		what: { part: "office-token", system: SYSTEM, ...(account.officeIds.length > 1 ? { office: OfficeId } : {}) },
		path: "v1/admin/clients/token",
		body: { ClientId: account.clientId, OfficeId },
		token: own,
	});
	return answer.token;
}

type Question = Omit<FeedRequest, "url"> & { path: string };

/** @throws FeedError where the answer is none, or has another shape */
export function ask<Schema extends z.ZodType>(
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
