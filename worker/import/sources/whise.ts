import * as z from "zod";
import type { Language } from "../../../app/domain/language";
import type { FeedSource } from "../source";
import { pageOfHomes } from "./page-of-properties";
import { type FeedRequest, fitting, readJson, refusal } from "./read";
import { statusesShown, whiseHome } from "./whise-property";

export type WhiseAccount = { url: string; user: string; password: string; clientId: number; officeId: number };

const languageIds: Record<Language, string> = { nl: "nl-BE", fr: "fr-BE", en: "en-GB", de: "de-DE" };
const HOMES_PER_PAGE = 100;

const validitySchema = z.object({
	isValidRequest: z.boolean().nullish(),
	validationErrors: z.array(z.unknown()).nullish(),
});
const tokenSchema = z.object({ token: z.string().min(1) });
const listSchema = z.object({
	estates: z.array(z.record(z.string(), z.unknown())).nullish(),
	totalCount: z.int().min(0),
});

/** Properties of Whise, which hands out a token for the account and with it one for the agency's office. */
export function whise(account: WhiseAccount, languages: readonly Language[]): FeedSource {
	let token: Promise<string> | null = null;
	const filter = {
		LanguageIds: languages.map((language) => languageIds[language]),
		PurposeStatusIds: statusesShown,
		ShowDetails: true,
	};
	return {
		propertiesOnly: true,
		async readPage(page) {
			const what = `page ${page} of Whise`;
			token ??= signIn(account);
			const body = {
				Filter: filter,
				Page: { Limit: HOMES_PER_PAGE, Offset: (page - 1) * HOMES_PER_PAGE },
				// New properties come last, so that none moves to a page that was read.
				Sort: [{ Field: "createDateTime", Ascending: true }],
			};
			const list = await ask(account, listSchema, { what, path: "v1/estates/list", body, token: await token });
			const homes = (list.estates ?? []).map(whiseHome);
			return pageOfHomes(homes, { page, total: list.totalCount, perPage: HOMES_PER_PAGE, what });
		},
	};
}

/** @returns the token that opens the properties of the account's office; it lasts longer than a run */
async function signIn(account: WhiseAccount): Promise<string> {
	const own = await ask(account, tokenSchema, {
		what: "the token of Whise",
		path: "token",
		body: { username: account.user, password: account.password },
	});
	const office = await ask(account, tokenSchema, {
		what: "the office's token of Whise",
		path: "v1/admin/clients/token",
		body: { ClientId: account.clientId, OfficeId: account.officeId },
		token: own.token,
	});
	return office.token;
}

type Question = Omit<FeedRequest, "url"> & { path: string };

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
