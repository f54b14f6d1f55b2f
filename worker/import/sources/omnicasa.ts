import * as z from "zod";
import type { Language } from "../../../app/domain/language";
import { FeedError, type FeedSource } from "../source";
import { type OmnicasaHome, omnicasaHome } from "./omnicasa-property";
import { checkPart, pageOfHomes } from "./page-of-properties";
import { fitting, readJson, refusal } from "./read";

export type OmnicasaAccount = { url: string; user: string; password: string };

/** Omnicasa's codes of the languages that it speaks. */
const languageIds: Partial<Record<Language, number>> = { nl: 1, fr: 2, en: 3 };
const HOMES_PER_PAGE = 200;

const itemSchema = z.record(z.string(), z.unknown());
const answerSchema = z.object({
	GetPropertyListJsonResult: z.object({
		Success: z.boolean(),
		Message: z.string().nullish(),
		Value: z.object({ RowsCount: z.int().min(0), Items: z.array(itemSchema).nullish() }).nullish(),
	}),
});

type List = { total: number; items: z.output<typeof itemSchema>[] };

/** Properties of Omnicasa's web service, which answers one language at a time. */
export function omnicasa(account: OmnicasaAccount, languages: readonly Language[]): FeedSource {
	const spoken = languages.filter((language) => languageIds[language] !== undefined);
	const [first, ...others]: Language[] = spoken.length > 0 ? spoken : ["nl"];
	return {
		propertiesOnly: true,
		async readPage(page) {
			const placeOf = (language: Language, total: number) => {
				return { page, total, perPage: HOMES_PER_PAGE, what: whatOf(page, language) };
			};
			const read = async (language: Language) => {
				const list = await readList(account, language, page);
				checkPart(list.items.length, placeOf(language, list.total));
				return list;
			};
			const { total, items } = await read(first as Language);
			const translated: (readonly [Language, Map<unknown, z.output<typeof itemSchema>>])[] = [];
			for (const language of others) {
				const list = await read(language);
				translated.push([language, new Map(list.items.map((item) => [item.ID, item]))]);
			}
			const homes = items.map((item) => {
				const more = translated.flatMap(([language, byId]) => {
					const said = byId.get(item.ID);
					return said ? [[language, said] as const] : [];
				});
				return omnicasaHome([[first as Language, item], ...more] satisfies OmnicasaHome);
			});
			return pageOfHomes(homes, placeOf(first as Language, total));
		},
	};
}

function whatOf(page: number, language: Language): string {
	return `page ${page} of Omnicasa in ${language}`;
}

function readList({ url, user, password }: OmnicasaAccount, language: Language, page: number): Promise<List> {
	const what = whatOf(page, language);
	const question = {
		CustomerName: user,
		CustomerPassword: password,
		LanguageId: languageIds[language],
		DescriptionLanguageId: languageIds[language],
		Limit1: (page - 1) * HOMES_PER_PAGE,
		Limit2: HOMES_PER_PAGE,
	};
	const address = `${url.replace(/\/+$/, "")}/GetPropertyListJson?json=${encodeURIComponent(JSON.stringify(question))}`;
	return readJson({ what, url: address }, (json) => {
		const { Success, Message, Value } = fitting(answerSchema, json, what).GetPropertyListJsonResult;
		if (!Success) throw refusal(what, Message, password);
		if (!Value) throw new FeedError(`${what} is empty`);
		return { total: Value.RowsCount, items: Value.Items ?? [] };
	});
}
