import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { zipOf } from "../../../demo/crm/zip";
import { concatBytes } from "../../platform/bytes";
import { readUpload } from "./content";

const encoder = new TextEncoder();
const text = (value: string) => encoder.encode(value);

function segment(code: number, body: Uint8Array): Uint8Array {
	const length = body.byteLength + 2;
	return concatBytes([Uint8Array.from([0xff, code, length >> 8, length & 255]), body]);
}

function exif(orientation: number): Uint8Array {
	const tiff = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0];
	return segment(0xe1, concatBytes([text("Exif\0\0"), Uint8Array.from(tiff), text("GPS: my garden")]));
}

const scan = concatBytes([segment(0xda, Uint8Array.from([1, 2])), Uint8Array.from([5, 0xff, 0, 0xff, 0xd0, 7])]);
const jpeg = (...segments: Uint8Array[]) =>
	concatBytes([Uint8Array.from([0xff, 0xd8]), ...segments, scan, Uint8Array.from([0xff, 0xd9])]);

function chunk(name: string, body: Uint8Array): Uint8Array {
	return concatBytes([Uint8Array.from([0, 0, 0, body.byteLength]), text(name), body, new Uint8Array(4)]);
}

const png = (...chunks: Uint8Array[]) =>
	concatBytes([
		Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
		chunk("IHDR", new Uint8Array(13)),
		...chunks,
		chunk("IDAT", text("pixels")),
		chunk("IEND", new Uint8Array(0)),
	]);

function riff(name: string, body: Uint8Array): Uint8Array {
	const padding = new Uint8Array(body.byteLength % 2);
	return concatBytes([text(name), Uint8Array.from([body.byteLength, 0, 0, 0]), body, padding]);
}

function webp(...chunks: Uint8Array[]) {
	const body = concatBytes([text("WEBP"), ...chunks]);
	const length = new Uint8Array(4);
	new DataView(length.buffer).setUint32(0, body.byteLength, true);
	return concatBytes([text("RIFF"), length, body]);
}

const latin = (content: Uint8Array | undefined) => new TextDecoder("latin1").decode(content);

describe("a picture loses its metadata", () => {
	test("JPEG: Exif, remarks and what follows the end; the orientation stays", () => {
		const original = concatBytes([jpeg(exif(6), segment(0xfe, text("secret remark"))), text("trailing secret")]);
		const clean = readUpload("image", original);
		expect(clean?.type).toBe("image/jpeg");
		expect(latin(clean?.content)).not.toMatch(/GPS|secret/);
		const [first = 0, second = 0] = clean?.content.subarray(2, 4) ?? [];
		expect([first, second]).toEqual([0xff, 0xe1]);
		expect(clean?.content.subarray(-2)).toEqual(Uint8Array.from([0xff, 0xd9]));
		// Cleaning is idempotent.
		expect(readUpload("image", clean?.content ?? original)?.content).toEqual(clean?.content);
	});

	test("JPEG: an upright picture keeps no Exif at all", () => {
		expect(readUpload("image", jpeg(exif(1)))?.content).toEqual(jpeg());
	});

	test("PNG: texts and times", () => {
		const clean = readUpload(
			"image",
			concatBytes([png(chunk("tEXt", text("secret")), chunk("pHYs", text("dpi"))), text("more")]),
		);
		expect(clean?.content).toEqual(png(chunk("pHYs", text("dpi"))));
	});

	test("WebP: Exif and XMP, and the flags that announce them", () => {
		const flags = (value: number) => riff("VP8X", Uint8Array.from([value, 0, 0, 0, 1, 0, 0, 1, 0, 0]));
		const picture = riff("VP8 ", text("pixels"));
		const clean = readUpload(
			"image",
			webp(flags(0x1c), picture, riff("EXIF", text("secret")), riff("XMP ", text("x"))),
		);
		expect(clean?.content).toEqual(webp(flags(0x10), picture));
	});
});

describe("a file's type follows from its content", () => {
	const parts = { "[Content_Types].xml": text("<Types/>"), "word/document.xml": text("<w:document/>") };
	const zip = async (files: Record<string, Uint8Array>) => Uint8Array.from(await zipOf(files));

	test("a CV is a PDF or a text document", async () => {
		expect(readUpload("cv", text("%PDF-1.7"))?.type).toBe("application/pdf");
		expect(readUpload("cv", await zip(parts))?.type).toContain("wordprocessingml");
		expect(readUpload("cv", text("PK\u0003\u0004 any archive"))).toBeNull();
		expect(readUpload("cv", text("<html>%PDF-"))).toBeNull();
		expect(readUpload("image", text("%PDF-1.7"))).toBeNull();
	});

	test("an archive is a text document by its directory, whole, and without programs", async () => {
		const docx = await zip(parts);
		const others = {
			"the names alone": text("PK\u0003\u0004 [Content_Types].xml word/document.xml"),
			"other files": await zip({ "a.txt": text("[Content_Types].xml word/document.xml") }),
			macros: await zip({ ...parts, "word/vbaProject.bin": text("Sub AutoOpen") }),
			"a program": await zip({ ...parts, "word/embeddings/setup.exe": text("MZ") }),
			"a page before it": concatBytes([text("<script>alert(1)</script>"), docx]),
			"a page after it": concatBytes([docx, text("<script>alert(1)</script>")]),
			"cut off": docx.subarray(0, docx.byteLength - 30),
			"an SVG": text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
		};
		for (const [what, content] of Object.entries(others)) expect(readUpload("cv", content), what).toBeNull();
		for (const [what, content] of Object.entries(others)) expect(readUpload("image", content), what).toBeNull();
	});

	test("an archive that would grow without end is judged without unpacking it", async () => {
		const bomb = await zip({ ...parts, "word/media/image1.png": new Uint8Array(64 * 1024 * 1024) });
		expect(bomb.byteLength).toBeLessThan(100_000);
		expect(readUpload("cv", bomb)?.content.byteLength).toBe(bomb.byteLength);
		expect(readUpload("cv", concatBytes([bomb.subarray(0, 2_000), bomb]))).toBeNull();
	});

	test("a picture in countless parts is refused: each would cost memory of its own", () => {
		const many = <Part>(part: Part) => Array.from({ length: 20_000 }, () => part);
		const tables = many(segment(0xdb, new Uint8Array(0)));
		const data = many(chunk("IDAT", new Uint8Array(0)));
		const frames = many(riff("ANMF", new Uint8Array(0)));
		expect(readUpload("image", jpeg(...tables))).toBeNull();
		expect(readUpload("image", jpeg(...tables.slice(0, 500)))?.type).toBe("image/jpeg");
		expect(readUpload("image", png(...data))).toBeNull();
		expect(readUpload("image", png(...data.slice(0, 500)))?.type).toBe("image/png");
		expect(readUpload("image", webp(riff("VP8X", new Uint8Array(10)), ...frames))).toBeNull();
		expect(readUpload("image", webp(riff("VP8X", new Uint8Array(10)), ...frames.slice(0, 500)))?.type).toBe(
			"image/webp",
		);
	});

	test("broken files are refused, never a fault", () => {
		const archive = text("PK\u0003\u0004 PK\u0001\u0002 PK\u0005\u0006");
		const starts = [archive, jpeg(exif(6)), png(), webp(riff("VP8 ", text("pixels")))];
		fc.assert(
			fc.property(fc.constantFrom(...starts), fc.nat(200), fc.uint8Array({ maxLength: 40 }), (start, length, tail) => {
				readUpload("image", concatBytes([start.subarray(0, length), tail]));
				readUpload("cv", concatBytes([start.subarray(0, length), tail]));
			}),
		);
	});
});
