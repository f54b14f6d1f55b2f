import { beforeAll, expect, test } from "vitest";
import type * as z from "zod";
import {
	listSchema,
	placesSchema,
	propertySchema,
	sentenceSchema,
	slotsSchema,
} from "../../worker/http/api/answer-schemas";
import { feedOf } from "../support/feed/feed";
import sample from "../support/feed/feed.sample.json";
import { ask, importFeed, ORIGIN } from "../support/site";

beforeAll(async () => {
	await importFeed(feedOf(sample as object));
});

type Operation = {
	operationId: string;
	parameters: { name: string; in: string; schema: object }[];
	requestBody?: { content: Record<string, { schema: { type?: string; properties?: object } }> };
	responses: Record<string, { description: string }>;
};
type Described = { openapi: string; servers: { url: string }[]; paths: Record<string, Record<string, Operation>> };

async function described(): Promise<Described> {
	const response = await ask("/api/openapi.json");
	expect(response.status).toBe(200);
	return response.json();
}

test("the description names each call once, with its parameters and answers, and every reference in it leads somewhere", async () => {
	const document = await described();
	expect(document.openapi).toBe("3.1.0");
	expect(document.servers).toEqual([{ url: ORIGIN }]);
	const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
		Object.values(methods).map((operation) => ({ path, operation })),
	);
	const names = calls.map(({ operation }) => operation.operationId);
	expect(new Set(names).size).toBe(names.length);
	for (const { path, operation } of calls) {
		const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
		const told = operation.parameters.filter((parameter) => parameter.in === "path").map(({ name }) => name);
		expect([path, told]).toEqual([path, inPath]);
		const named = operation.parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
		expect(new Set(named).size).toBe(named.length);
		expect(Object.values(operation.responses).every(({ description }) => description !== "")).toBe(true);
	}
	expect(JSON.stringify(document)).not.toContain('"$ref"');
});

test("it has the search parameters and the forms' own fields", async () => {
	const { paths } = await described();
	const parameters = paths["/api/properties"]?.get?.parameters.map(({ name }) => name);
	expect(parameters).toEqual(expect.arrayContaining(["type", "zip", "minPrice", "terrace", "polygon", "sort", "lang"]));
	const contact = paths["/api/forms/site-contact"]?.post?.requestBody?.content["application/json"]?.schema;
	expect(Object.keys(contact?.properties ?? {})).toEqual(expect.arrayContaining(["firstName", "email", "remark"]));
	expect(paths["/api/forms/testing-testing"]).toBeUndefined();
});

test("the calls answer as described", async () => {
	const cases: [string, z.ZodType][] = [
		["/api/properties?lang=fr", listSchema],
		["/api/properties/4101?lang=de", propertySchema],
		["/api/places?q=Gent&lang=nl", placesSchema],
		["/api/sentence?q=huis+in+Gent&lang=nl", sentenceSchema],
		["/api/appointments?property=4101", slotsSchema],
	];
	for (const [path, schema] of cases) {
		const response = await ask(path);
		expect([path, schema.safeParse(await response.json()).error?.issues ?? []]).toEqual([path, []]);
	}
});

test("llms.txt leads to the description and to the lists of every language", async () => {
	const text = await (await ask("/llms.txt")).text();
	expect(text).toMatch(/^# /);
	for (const path of ["/api/openapi.json", "/nl/te-koop/", "/fr/a-louer/", "/en/projects/", "/de/kontakt/"]) {
		expect(text).toContain(`(${ORIGIN}${path})`);
	}
	expect((await ask("/robots.txt")).status).toBe(200);
});
