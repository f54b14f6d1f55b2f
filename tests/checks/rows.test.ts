import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const files = globSync("worker/**/*.ts").filter((file) => !file.endsWith(".test.ts") && !file.includes("/platform/"));

/** Text between an opening bracket and its matching closing one. */
function inside(text: string, start: number): string {
	let depth = 0;
	for (let at = start; at < text.length; at += 1) {
		const sign = text[at] ?? "";
		if ("<{([".includes(sign)) depth += 1;
		if (">})]".includes(sign)) depth -= 1;
		if (depth === 0) return text.slice(start + 1, at);
	}
	return text.slice(start + 1);
}

/** A type with the types of the same file that it refers to, without computed columns. */
function spelledOut(type: string, source: string): string {
	const named = new RegExp(
		`^(?:export )?type (${type.match(/\b[A-Z]\w*/g)?.join("|") ?? "-"}) = ([^;]*(?:;\n\t[^;]*)*);\n`,
		"gm",
	);
	let text = [type, ...[...source.matchAll(named)].map((found) => found[2] ?? "")].join("\n");
	for (let at = text.indexOf("Computed<"); at >= 0; at = text.indexOf("Computed<")) {
		const computed = inside(text, at + "Computed".length);
		text = text.slice(0, at) + text.slice(at + "Computed<>".length + computed.length);
	}
	return text.replaceAll(/\/\*\*.*?\*\//gs, "");
}

/** Columns of rows whose types are written by hand. */
function handWritten(source: string): string[] {
	return [...source.matchAll(/\.(?:first|all|batch)</g)].flatMap((found) => {
		const type = spelledOut(inside(source, found.index + found[0].length - 1), source);
		return [...type.matchAll(/\b(\w+\??): (?!Cell<)/g)].map((column) => column[1] ?? "");
	});
}

test("a row that is typed by hand is seen, where it is read and where it is named", () => {
	expect(handWritten("db.all<{ id: number; at: number }>()")).toEqual(["id", "at"]);
	expect(handWritten("type Row = {\n\tid: number;\n\tat: string;\n};\ndb.first<Row>()")).toEqual(["id", "at"]);
	expect(
		handWritten('type Row = RowOf<"a", "id"> & { at: Cell<"a", "b"> } & Computed<{ n: number }>;\ndb.all<Row>()'),
	).toEqual([]);
});

test.for(files)("rows in %s have the types of the migrations", (file) => {
	expect(handWritten(readFileSync(file, "utf8"))).toEqual([]);
});
