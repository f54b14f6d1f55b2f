import { expect, test } from "vitest";
import { qrModules, qrSvg } from "./qr";

test("a code is square, with its three corner marks", () => {
	const modules = qrModules("https://example.com/property/4101/");
	expect(modules.every((row) => row.length === modules.length)).toBe(true);
	const last = modules.length - 1;
	for (const [row, column] of [
		[0, 0],
		[0, last],
		[last, 0],
	] as const) {
		expect(modules[row]?.[column]).toBe(true);
	}
	expect(modules[last]?.[last]).toBeTypeOf("boolean");
});

test("its drawing has a quiet edge and no style", () => {
	const svg = qrSvg("https://example.com/property/4101/");
	const size = qrModules("https://example.com/property/4101/").length + 4;
	expect(svg).toContain(`viewBox="0 0 ${size} ${size}"`);
	expect(svg).not.toContain("style");
});
