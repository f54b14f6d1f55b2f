import { Hono } from "hono";
import * as z from "zod";
import { formNames } from "../../../app/domain/forms/form-names";
import { forms } from "../../../app/domain/forms/forms";
import { columns } from "../../../app/domain/search/columns";
import { sorts } from "../../../app/domain/search/orders";
import { ranges, searchParameterNames, views } from "../../../app/domain/search/search";
import type { HttpEnv } from "../context";
import {
	acceptedSchema,
	languageSchema,
	listSchema,
	placesSchema,
	propertySchema,
	refusedSchema,
	sentenceSchema,
	slotsSchema,
} from "./answer-schemas";

const PUBLIC_ANSWER = "public, max-age=3600";

/** Excludes the form that only tests use. */
const publicForms = formNames.filter((name) => name !== "testing-testing");

type Json = Record<string, unknown>;

function schemaOf(schema: z.ZodType, io: "input" | "output" = "output"): Json {
	const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
	return json;
}

function jsonResponse(description: string, schema: z.ZodType): Json {
	return { description, content: { "application/json": { schema: schemaOf(schema) } } };
}

function queryParameter(name: string, schema: Json, description?: string): Json {
	return { name, in: "query", required: false, schema, ...(description ? { description } : {}) };
}

const lang = queryParameter("lang", schemaOf(languageSchema), "The language of texts and paths");
const goalSchema: Json = { type: "string", enum: ["sale", "rent"] };
const goal = queryParameter("goal", goalSchema);
const words = queryParameter("q", { type: "string" });

const describedParameters: Readonly<Record<string, Json>> = {
	goal: goalSchema,
	sort: { type: "string", enum: sorts },
	view: { type: "string", enum: views },
	page: { type: "integer", minimum: 1 },
	radius: { type: "integer", minimum: 1, description: "In km around `city` or `zip`" },
	bbox: { type: "string", description: "west,south,east,north" },
	polygon: { type: "string", description: "An encoded polyline" },
};

/** Search parameters, derived from the table of columns. */
function searchParameters(): Json[] {
	const repeated = new Set<string>();
	const flags = new Set<string>();
	for (const [name, column] of Object.entries(columns)) {
		if (column.kind === "flag") flags.add(name);
		if (column.kind === "code" && column.parameter?.many) repeated.add(column.parameter.name);
	}
	const numbers = new Set<string>(ranges.flatMap(({ min, max }) => (max === null ? [min] : [min, max])));
	return searchParameterNames.map((name) => {
		if (describedParameters[name]) return queryParameter(name, describedParameters[name]);
		if (repeated.has(name))
			return { ...queryParameter(name, { type: "array", items: { type: "string" } }), explode: true };
		if (flags.has(name)) return queryParameter(name, { type: "string", enum: ["1"] });
		return queryParameter(name, numbers.has(name) ? { type: "number", minimum: 0 } : { type: "string" });
	});
}

/** OpenAPI document of the public calls, generated from their validation schemas. */
function openApiOf(origin: string, title: string): Json {
	const read = (operationId: string, summary: string, parameters: Json[], schema: z.ZodType, more: Json = {}) => ({
		get: { operationId, summary, parameters, responses: { 200: jsonResponse("Found", schema), ...more } },
	});
	const notFound = {
		404: jsonResponse("Unknown or not published", refusedSchema),
		410: jsonResponse("Sold or let", refusedSchema),
	};
	const id = { name: "id", in: "path", required: true, schema: { type: "integer", minimum: 1 } };
	return {
		openapi: "3.1.0",
		info: { title, version: "1", description: "Listings of the agency, and its forms." },
		servers: [{ url: origin }],
		paths: {
			"/api/properties": read("searchProperties", "Listed properties", [lang, ...searchParameters()], listSchema),
			"/api/properties/{id}": read("readProperty", "One property", [id, lang], propertySchema, notFound),
			"/api/places": read(
				"findPlaces",
				"Municipalities, postcodes, provinces and regions; where asked, streets and references",
				[
					words,
					lang,
					goal,
					queryParameter("addresses", { const: "1" }, "Streets and references of listed properties too"),
					queryParameter("streets", { const: "1" }, "Only streets of listed properties, each with its postcode"),
					queryParameter("zip", { type: "string", pattern: "^\\d{4}$" }, "Keeps streets to one postcode"),
				],
				placesSchema,
			),
			"/api/sentence": read("readSentence", "What a search in words means", [words, lang, goal], sentenceSchema),
			"/api/appointments": read(
				"listSlots",
				"Coming times at which a property can be viewed",
				[queryParameter("property", { type: "integer" })],
				slotsSchema,
			),
			...Object.fromEntries(publicForms.map((name) => [`/api/forms/${name}`, { post: formOperation(name) }])),
		},
	};
}

function formOperation(name: (typeof publicForms)[number]): Json {
	const schema = schemaOf(forms[name].schema, "input");
	return {
		operationId: `send-${name}`,
		summary: `Sends the form ${name}`,
		parameters: [{ name: "Idempotency-Key", in: "header", required: false, schema: { type: "string" } }],
		requestBody: {
			required: true,
			content: { "application/json": { schema }, "application/x-www-form-urlencoded": { schema } },
		},
		responses: {
			201: jsonResponse("Stored", acceptedSchema),
			409: jsonResponse("What is asked for is gone", refusedSchema),
			422: jsonResponse("What was sent does not fit, by field", refusedSchema),
			429: jsonResponse("Too many; Retry-After says when", refusedSchema),
			503: jsonResponse("Nothing was stored; Retry-After says when", refusedSchema),
		},
	};
}

/** `GET /api/openapi.json`: the OpenAPI document. */
export const openApi = new Hono<HttpEnv>().get("/", (c) => {
	c.header("Cache-Control", PUBLIC_ANSWER);
	const { content, site } = c.get("services");
	return c.json(openApiOf(site(c.req.url).origin, content.agency().name));
});
