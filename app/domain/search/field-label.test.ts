import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { regions } from "../localities/region";
import { propertyFields } from "../property/fields";
import { fieldLabelKey } from "./field-label";

type Part = { [Key in string]?: Part | string };

const texts = Object.fromEntries(
	["fields", "search"].map((name) => [name, JSON.parse(readFileSync(`locales/nl/${name}.json`, "utf8")) as Part]),
);

function textOf(key: string): Part | string | undefined {
	const [namespace = "", path = ""] = key.split(":");
	return path
		.split(".")
		.reduce<Part | string | undefined>((part, name) => (part as Part | undefined)?.[name], texts[namespace]);
}

test("every field of a property has its label, in every region", () => {
	const keys = propertyFields.flatMap(({ key }) => [null, ...regions].map((region) => fieldLabelKey(key, region)));
	expect([...new Set(keys)].filter((key) => typeof textOf(key) !== "string")).toEqual([]);
});
