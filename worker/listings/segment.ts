import { packNumbers, unpackNumbers } from "./packing";

/** What is either so or not so, one bit each of the column `bits`. */
export const bits = {
	/** 0 for sale, 1 for rent. */
	goal: 1,
	ended: 2,
	terrace: 4,
	garden: 8,
	elevator: 16,
	furnished: 32,
	new_build: 64,
} as const;

export type Bit = keyof typeof bits;

const bitsSql = Object.entries(bits).map(([column, bit]) => `${column} * ${bit}`);

/** Columns of numbers that searches compare, by the names of the table. */
const numberColumns = [
	"id",
	"bits",
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
	if (column === "bits") return `${bitsSql.join(" + ")} AS bits`;
	return column in textColumns ? `${textColumns[column as TextColumn]} AS ${column}` : column;
}

export type TableRow = Record<string, string | number | null>;

/** A column of texts: a number for each property, and the text each number stands for. NaN stands for none. */
type CodedTexts = { codes: Float64Array; texts: readonly string[] };

/** Some columns of a range of listed properties, property by property in the same places. A number that is null is NaN. */
export type Segment = {
	size: number;
	numbers(column: NumberColumn): Float64Array;
	texts(column: TextColumn): CodedTexts;
};

export type PackedColumn = { name: string; texts: string | null; data: string };

export function segmentFromRows(rows: readonly TableRow[]): Segment {
	return remembering({
		size: rows.length,
		numbers: (column) => Float64Array.from(rows, (row) => (row[column] as number | null) ?? Number.NaN),
		texts(column) {
			const { codes, texts } = codeTexts(rows.map((row) => row[column] as string | null));
			return { codes: Float64Array.from(codes, (code) => code ?? Number.NaN), texts };
		},
	});
}

/** Every packed segment has the column `bits`, which tells its size. */
export function segmentFromColumns(packed: readonly PackedColumn[]): Segment {
	const find = (name: Column): PackedColumn => {
		const found = packed.find((column) => column.name === name);
		if (!found) throw new Error(`column ${name} was not read`);
		return found;
	};
	return remembering({
		size: unpackNumbers(find("bits").data).length,
		numbers: (column) => unpackNumbers(find(column).data),
		texts(column) {
			const { data, texts } = find(column);
			return { codes: unpackNumbers(data), texts: JSON.parse(texts ?? "[]") as string[] };
		},
	});
}

/** Unpacks each column once, however many ask for it. */
function remembering(segment: Segment): Segment {
	const numbers = new Map<NumberColumn, Float64Array>();
	const texts = new Map<TextColumn, CodedTexts>();
	return {
		size: segment.size,
		numbers: (column) => remembered(numbers, column, segment.numbers),
		texts: (column) => remembered(texts, column, segment.texts),
	};
}

function remembered<Key, Value>(known: Map<Key, Value>, key: Key, read: (key: Key) => Value): Value {
	const value = known.get(key) ?? read(key);
	known.set(key, value);
	return value;
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
