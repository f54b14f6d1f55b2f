/** The numbers of one column by position, in the narrowest type that holds them. */
export type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float32Array | Float64Array;

const types = {
	u8: Uint8Array,
	u16: Uint16Array,
	u32: Uint32Array,
	i32: Int32Array,
	f32: Float32Array,
	f64: Float64Array,
} as const;

export type TypeName = keyof typeof types;

/** Kinds of columns with their possible types, the narrowest first. */
const widths = {
	/** Dictionary codes. */
	code: ["u8", "u16", "u32"],
	/** Whole numbers from 0 up. */
	whole: ["u32", "f64"],
	/** Booleans, one bit each. */
	bits: ["u32"],
	/** Ten-millionths of a degree, about a centimetre; the lowest number means no point. */
	degrees: ["i32"],
	/** NaN means unknown. */
	amount: ["f32", "f64"],
} as const satisfies Record<string, readonly TypeName[]>;

export type Width = keyof typeof widths;

export function narrowest(width: Width): TypeName {
	return widths[width][0];
}

export function isTypeName(value: unknown): value is TypeName {
	return typeof value === "string" && value in types;
}

export function numbersOf(type: TypeName, size: number): Numbers {
	return new types[type](size);
}

/** A view of an existing buffer. */
export function viewOf(type: TypeName, buffer: ArrayBuffer, at: number, size: number): Numbers {
	return new types[type](buffer, at, size);
}

export function typeOf(numbers: Numbers): TypeName {
	if (numbers instanceof Uint8Array) return "u8";
	if (numbers instanceof Uint16Array) return "u16";
	if (numbers instanceof Uint32Array) return "u32";
	if (numbers instanceof Int32Array) return "i32";
	return numbers instanceof Float32Array ? "f32" : "f64";
}

/** The narrowest type of a column, not narrower than `from`, that holds all the values. */
export function typeFor(width: Width, from: TypeName, values: Iterable<number>): TypeName {
	const allowed: readonly TypeName[] = widths[width];
	let at = Math.max(0, allowed.indexOf(from));
	for (const value of values) {
		while (at < allowed.length - 1 && !holds(allowed[at] ?? "f64", value)) at += 1;
	}
	return allowed[at] ?? "f64";
}

export function wider(width: Width, a: TypeName, b: TypeName): TypeName {
	const allowed: readonly TypeName[] = widths[width];
	return allowed.indexOf(a) >= allowed.indexOf(b) ? a : b;
}

function holds(type: TypeName, value: number): boolean {
	switch (type) {
		case "f64":
			return true;
		case "f32":
			return Number.isNaN(value) || Math.fround(value) === value;
		case "i32":
			return value >= -(2 ** 31) && value < 2 ** 31;
		default:
			return value >= 0 && value < 2 ** (8 * types[type].BYTES_PER_ELEMENT);
	}
}

export function converted(numbers: Numbers, type: TypeName): Numbers {
	if (typeOf(numbers) === type) return numbers;
	const copy = numbersOf(type, numbers.length);
	copy.set(numbers);
	return copy;
}
