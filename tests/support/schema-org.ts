const { default: source } = await import("../../node_modules/schema-dts/dist/schema.d.ts?raw");

/** Class of schema.org with its parent classes and the value types of each property. */
type SchemaClass = { parents: string[]; properties: Map<string, string[]> };

/** Vocabulary parsed from schema-dts, which is generated from schema.org's definition. */
const classes = new Map<string, SchemaClass>();
for (const [, name = "", parents = "", body = ""] of source.matchAll(
	/^(?:export )?interface (\w+)Base extends ([^{]+?) \{\n([\s\S]*?)^\}/gm,
)) {
	const properties = new Map<string, string[]>();
	for (const [, property = "", values = ""] of body.matchAll(/^ +"([^"]+)"\?: SchemaValue<(.+), "[^"]+">;$/gm)) {
		properties.set(property, values.split(" | "));
	}
	const kinds = parents.split(",").map((parent) =>
		parent
			.trim()
			.replace(/^Partial<|>$/g, "")
			.replace(/Base$/, ""),
	);
	classes.set(name, { parents: kinds, properties });
}
const leaves = new Map<string, string>();
for (const [, base = "", type = ""] of source.matchAll(/interface \w+ extends (\w+)Base \{\n +"@type": "([^"]+)";/g)) {
	leaves.set(type, base);
}

/** Google's extension of SearchAction. */
const added: ReadonlySet<string> = new Set(["query-input"]);

function lineage(name: string): string[] {
	return [name, ...(classes.get(name)?.parents ?? []).flatMap(lineage)];
}

/** Validates JSON-LD against schema.org. Returns unknown terms with their paths; empty when valid. */
export function schemaFaults(data: unknown, at = ""): string[] {
	if (Array.isArray(data)) return data.flatMap((each, index) => schemaFaults(each, `${at}[${index}]`));
	if (typeof data === "string") {
		const isKnown = !data.startsWith("https://schema.org/") || source.includes(`"${data}"`);
		return isKnown ? [] : [`${at}: ${data} is no value of the vocabulary`];
	}
	if (typeof data !== "object" || data === null) return data === null ? [`${at}: null`] : [];
	if ("@graph" in data) return schemaFaults(data["@graph"], at);
	const entries = Object.entries(data);
	if (entries.every(([name]) => name === "@id")) return [];
	const type = "@type" in data ? String(data["@type"]) : "";
	const base = leaves.get(type);
	if (base === undefined) return [`${at}: no class ${type}`];
	const line = lineage(base);
	return entries.flatMap(([name, value]) => {
		if (name.startsWith("@") || added.has(name)) return [];
		const here = `${at}/${type}.${name}`;
		const range = line.flatMap((each) => classes.get(each)?.properties.get(name) ?? []);
		if (range.length === 0) return [`${here}: no property of ${type}`];
		return [...[value].flat().flatMap((each) => rangeFaults(each, range, here)), ...schemaFaults(value, here)];
	});
}

function rangeFaults(value: unknown, range: readonly string[], at: string): string[] {
	if (typeof value !== "object" || value === null || !("@type" in value)) return [];
	const base = leaves.get(String(value["@type"])) ?? "";
	const isTaken = lineage(base).some((name) => name !== "IdReference" && range.includes(name));
	return isTaken ? [] : [`${at}: takes no ${String(value["@type"])}`];
}

export const schemaClassCount = leaves.size;
