import { Buffer } from "node:buffer";

/**
 * Numbers as text, in the narrowest form that keeps them exact: D1 hands binary values over as lists of numbers, at ten
 * times the size. The first character is the width in bytes; whole numbers are stored one higher, and 0 stands for null.
 */
export function packNumbers(values: readonly (number | null)[]): string {
	const width = widthOf(values);
	if (width === 8) return `8${base64(Float64Array.from(values, (value) => value ?? Number.NaN))}`;
	const shifted = (value: number | null) => (value === null ? 0 : value + 1);
	if (width === 4) return `4${base64(Uint32Array.from(values, shifted))}`;
	return width === 2 ? `2${base64(Uint16Array.from(values, shifted))}` : `1${base64(Uint8Array.from(values, shifted))}`;
}

/** The numbers again; null is NaN, which no comparison lets through. */
export function unpackNumbers(packed: string): Float64Array {
	// A copy of its own: a view of a shared buffer may begin where wider numbers cannot.
	const { buffer } = new Uint8Array(Buffer.from(packed.slice(1), "base64"));
	const width = packed[0];
	if (width === "8") return new Float64Array(buffer);
	if (width === "4") return unshifted(new Uint32Array(buffer));
	return unshifted(width === "2" ? new Uint16Array(buffer) : new Uint8Array(buffer));
}

function unshifted(stored: Uint32Array | Uint16Array | Uint8Array): Float64Array {
	const values = new Float64Array(stored.length);
	for (let index = 0; index < values.length; index += 1) {
		const value = stored[index] ?? 0;
		values[index] = value === 0 ? Number.NaN : value - 1;
	}
	return values;
}

function widthOf(values: readonly (number | null)[]): 1 | 2 | 4 | 8 {
	let highest = 0;
	for (const value of values) {
		if (value === null) continue;
		if (!Number.isInteger(value) || value < 0) return 8;
		if (value > highest) highest = value;
	}
	if (highest < 2 ** 8 - 1) return 1;
	if (highest < 2 ** 16 - 1) return 2;
	return highest < 2 ** 32 - 1 ? 4 : 8;
}

function base64(values: Float64Array | Uint32Array | Uint16Array | Uint8Array): string {
	return Buffer.from(values.buffer, values.byteOffset, values.byteLength).toString("base64");
}
