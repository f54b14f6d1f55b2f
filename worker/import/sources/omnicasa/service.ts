import * as z from "zod";
import type { FeedPart } from "../../../../app/domain/imports/message";
import type { Language } from "../../../../app/domain/language";
import { FeedError } from "../../source";
import { fitting, readJson, refusal } from "../read";
import { numberOf } from "../values";

export const SYSTEM = "Omnicasa";

export type OmnicasaAccount = { url: string; user: string; password: string };

/** Omnicasa's codes of its supported languages. */
export const languageIds: Partial<Record<Language, number>> = { nl: 1, fr: 2, en: 3 };

export type Item = Readonly<Record<string, unknown>>;

export type List = { total: number; items: Item[]; from: number | null; to: number | null };

/** Some services write numbers as text. */
const count = z.preprocess(numberOf, z.int().min(0));

const listSchema = z.object({
	RowsCount: count.nullish(),
	From: count.nullish(),
	To: count.nullish(),
	Items: z.array(z.record(z.string(), z.unknown())).nullish(),
});
const itemSchema = z.record(z.string(), z.unknown());

type Question = { what: FeedPart; method: string; language: Language; filter?: object };

export type ListQuestion = Question & {
	/** 1-based. */
	firstRow: number;
	lastRow: number;
};

/** Reads rows of a list. @throws FeedError when the request fails or other rows are returned */
export function readList(account: OmnicasaAccount, question: ListQuestion): Promise<List> {
	const { firstRow, lastRow, filter } = question;
	const asked = { ...question, filter: { ...filter, Limit1: firstRow, Limit2: lastRow } };
	return ask(account, asked, listSchema, ({ RowsCount, From, To, Items }) => {
		const items = Items ?? [];
		const list = { total: RowsCount ?? items.length, items, from: From ?? null, to: To ?? null };
		checkRows(list, question);
		return list;
	});
}

/** Reads one property without counting a visit. @throws FeedError when it cannot be read */
export function readProperty(
	account: OmnicasaAccount,
	{ id, language, fields }: { id: number; language: Language; fields: readonly string[] },
): Promise<Item> {
	const what: FeedPart = { part: "record", system: SYSTEM, record: String(id) };
	const filter = { ID: id, UpdateVisit: false, DisplayFields: ["ID", ...fields] };
	return ask(account, { what, method: "GetProperty", language, filter }, itemSchema, (item) => {
		if (numberOf(item.ID) !== id) throw new FeedError({ code: "empty-answer", what });
		return item;
	});
}

function ask<Schema extends z.ZodType, Wanted>(
	{ url, user, password }: OmnicasaAccount,
	{ what, method, language, filter }: Question,
	schema: Schema,
	read: (value: NonNullable<z.output<Schema>>) => Wanted,
): Promise<Wanted> {
	const json = {
		...filter,
		CustomerName: user,
		CustomerPassword: password,
		LanguageId: languageIds[language],
		DescriptionLanguageId: languageIds[language],
	};
	const address = `${url.replace(/\/+$/, "")}/${method}Json?json=${encodeURIComponent(JSON.stringify(json))}`;
	const name = `${method}JsonResult`;
	const resultSchema = z.object({ Success: z.boolean(), Message: z.string().nullish(), Value: schema.nullish() });
	return readJson({ what, url: address }, (answer) => {
		const result = fitting(z.object({ [name]: resultSchema }), answer, what)[name];
		if (!result?.Success) throw refusal(what, result?.Message, password);
		if (!result.Value) throw new FeedError({ code: "empty-answer", what });
		return read(result.Value);
	});
}

/** Checks the row range in the response, so that a misread page number does not count as a complete list. */
function checkRows({ from, to, items }: List, { what, firstRow }: ListQuestion): void {
	if (items.length === 0 || from === null || to === null) return;
	if (from !== firstRow || to !== firstRow + items.length - 1) {
		throw new FeedError({ code: "other-rows", what, from, to, due: `${firstRow}-${firstRow + items.length - 1}` });
	}
}
