import { packNumbers, unpackNumbers } from "./packing";

/** Columns of numbers that searches compare, by the names of the table. */
export const numberColumns = [
	"id",
	"goal",
	"ended",
	"type_id",
	"main_type_id",
	"type_rank",
	"project_id",
	"price",
	"bedrooms",
	"bathrooms",
	"garages",
	"parkings",
	"surface",
	"terrace",
	"garden",
	"elevator",
	"furnished",
	"new_build",
	"latitude",
	"longitude",
	"listed_at",
] as const;

/** Columns of texts that searches compare, and how the table tells them. */
const textColumns = {
	zip: "zip",
	epc: "epc",
	/** The folded names, by language, as JSON. */
	cities: "json_array(city_nl, city_fr, city_en, city_de)",
	/** The city as it is written: plain text, or JSON by language. */
	place: "card ->> '$.city'",
} as const;

export type NumberColumn = (typeof numberColumns)[number];
export type TextColumn = keyof typeof textColumns;
export type Column = NumberColumn | TextColumn;

export const columns: readonly Column[] = [...numberColumns, ...(Object.keys(textColumns) as TextColumn[])];

export function columnSql(column: Column): string {
	return column in textColumns ? `${textColumns[column as TextColumn]} AS ${column}` : column;
}

export type TableRow = Record<string, string | number | null>;

/** A column of texts: a number for each home, and the text each number stands for. NaN stands for none. */
export type CodedTexts = { codes: Float64Array; texts: readonly string[] };

/** Some columns of a range of listed homes, home by home in the same places. A number that is null is NaN. */
export type Segment = {
	size: number;
	numbers(column: NumberColumn): Float64Array;
	texts(column: TextColumn): CodedTexts;
};

export type PackedColumn = { name: string; texts: string | null; data: string };

export function segmentFromRows(rows: readonly TableRow[]): Segment {
	return {
		size: rows.length,
		numbers: (column) => Float64Array.from(rows, (row) => (row[column] as number | null) ?? Number.NaN),
		texts(column) {
			const { codes, texts } = codeTexts(rows.map((row) => row[column] as string | null));
			return { codes: Float64Array.from(codes, (code) => code ?? Number.NaN), texts };
		},
	};
}

export function segmentFromColumns(packed: readonly PackedColumn[]): Segment {
	const find = (name: Column): PackedColumn => {
		const found = packed.find((column) => column.name === name);
		if (!found) throw new Error(`column ${name} was not read`);
		return found;
	};
	return {
		size: unpackNumbers(find("goal").data).length,
		numbers: (column) => unpackNumbers(find(column).data),
		texts(column) {
			const { data, texts } = find(column);
			return { codes: unpackNumbers(data), texts: JSON.parse(texts ?? "[]") as string[] };
		},
	};
}

/** All columns of the rows, packed. */
export function packRows(rows: readonly TableRow[]): PackedColumn[] {
	return columns.map((name) => {
		if (!(name in textColumns)) {
			return { name, texts: null, data: packNumbers(rows.map((row) => row[name] as number | null)) };
		}
		const { codes, texts } = codeTexts(rows.map((row) => row[name] as string | null));
		return { name, texts: JSON.stringify(texts), data: packNumbers(codes) };
	});
}

function codeTexts(values: readonly (string | null)[]): { codes: (number | null)[]; texts: string[] } {
	const byText = new Map<string, number>();
	const codes = values.map((value) => {
		if (value === null) return null;
		const code = byText.get(value) ?? byText.size;
		byText.set(value, code);
		return code;
	});
	return { codes, texts: [...byText.keys()] };
}
