import * as z from "zod";
import type { FeedPart } from "../../../../app/domain/imports/message";
import type { Language } from "../../../../app/domain/language";
import { FeedError } from "../../source";
import { fitting, readJson, refusal } from "../read";
import { numberOf } from "../values";

export type OmnicasaAccount = { url: string; user: string; password: string };

/** Omnicasa's codes of the languages that it supports. */
export const languageIds: Partial<Record<Language, number>> = { nl: 1, fr: 2, en: 3 };

export type Item = Readonly<Record<string, unknown>>;

export type List = { total: number; items: Item[]; from: number | null; to: number | null };

/** Some of its services write numbers as text. */
const count = z.preprocess(numberOf, z.int().min(0));

const resultSchema = z.object({
	Success: z.boolean(),
	Message: z.string().nullish(),
	Value: z
		.object({
			RowsCount: count.nullish(),
			From: count.nullish(),
			To: count.nullish(),
			Items: z.array(z.record(z.string(), z.unknown())).nullish(),
		})
		.nullish(),
});

export type Question = {
	what: FeedPart;
	method: string;
	language: Language;
	/** Counted from 1. */
	firstRow: number;
	lastRow: number;
	filter?: object;
};

/** A part of one of Omnicasa's lists. @throws FeedError where the answer is another part than the one asked for */
export function readList({ url, user, password }: OmnicasaAccount, question: Question): Promise<List> {
	const { what, method, language, firstRow, lastRow, filter = {} } = question;
	const json = {
		...filter,
		CustomerName: user,
		CustomerPassword: password,
		LanguageId: languageIds[language],
		DescriptionLanguageId: languageIds[language],
		Limit1: firstRow,
		Limit2: lastRow,
	};
	const address = `${url.replace(/\/+$/, "")}/${method}Json?json=${encodeURIComponent(JSON.stringify(json))}`;
	const answerSchema = z.object({ [`${method}JsonResult`]: resultSchema });
	return readJson({ what, url: address }, (answer) => {
		const result = fitting(answerSchema, answer, what)[`${method}JsonResult`];
		if (!result?.Success) throw refusal(what, result?.Message, password);
		if (!result.Value) throw new FeedError({ code: "empty-answer", what });
		const { RowsCount, From, To, Items } = result.Value;
		const items = Items ?? [];
		const list = { total: RowsCount ?? items.length, items, from: From ?? null, to: To ?? null };
		checkRows(list, question);
		return list;
	});
}

/** The answer states which rows it holds: a misread page number must not pass for a complete list. */
function checkRows({ from, to, items }: List, { what, firstRow }: Question): void {
	if (items.length === 0 || from === null || to === null) return;
	if (from !== firstRow || to !== firstRow + items.length - 1) {
		throw new FeedError({ code: "other-rows", what, from, to, due: `${firstRow}-${firstRow + items.length - 1}` });
	}
}
