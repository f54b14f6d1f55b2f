import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { findOwnPicture, keepOwnPicture } from "./own-pictures";
import { sizeOf } from "./picture-size";

function bytes(...values: (number | string)[]): Uint8Array<ArrayBuffer> {
	return new Uint8Array(
		values.flatMap((value) => (typeof value === "string" ? [...value].map((sign) => sign.charCodeAt(0)) : [value])),
	);
}

const png = bytes("\x89PNG\r\n\x1a\n", 0, 0, 0, 13, "IHDR", 0, 0, 2, 0, 0, 0, 1, 0, 8, 6, 0, 0, 0);
const jpeg = bytes(0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 17, 8, 1, 0, 2, 0, 3, 0, 0, 0, 0, 0, 0, 0);
const svg = (inner: string, root = 'viewBox="0 0 181 40"') =>
	bytes(`<svg xmlns="http://www.w3.org/2000/svg" ${root}>${inner}</svg>`);

test("the size and kind of a picture come from its bytes", () => {
	expect(sizeOf(png)).toEqual({ type: "png", width: 512, height: 256 });
	expect(sizeOf(jpeg)).toEqual({ type: "jpg", width: 512, height: 256 });
	expect(sizeOf(svg("<path d='M0 0'/>"))).toEqual({ type: "svg", width: 181, height: 40 });
	expect(sizeOf(svg("<metadata><?xpacket end='w'?></metadata>"))).toMatchObject({ width: 181 });
	expect(sizeOf(svg("", 'viewBox=" 0 0\n181,40 "'))).toEqual({ type: "svg", width: 181, height: 40 });
	expect(sizeOf(svg("", 'width="90.5px" height="20"'))).toEqual({ type: "svg", width: 91, height: 20 });
});

test.each([
	"<script>alert(1)</script>",
	"<path onload='x()'/>",
	"<foreignObject/>",
	"<image href='https://example.com/x.png'/>",
	"<style>@import 'https://example.com'</style>",
	"<path style='fill:url(https://example.com/x)'/>",
	"<a href='javascript:x'/>",
	"<svg:script xmlns:svg='http://www.w3.org/2000/svg'>alert(1)</svg:script>",
	"<path fill='ur&#108;(https://example.com/x)'/>",
	"<?xml-stylesheet href='https://example.com/x.xsl' type='text/xsl'?>",
])("a drawing with %s is refused", (inner) => {
	expect(sizeOf(svg(inner))).toBeNull();
});

test("a drawing that is made to be hard to read is read at once", () => {
	const comments = "<!-- -->".repeat(60);
	expect(sizeOf(bytes(`${comments}x<svg viewBox='0 0 1 1'/>`))).toBeNull();
	expect(sizeOf(bytes(`${comments}<svg viewBox='0 0 1 1'/>`))).not.toBeNull();
	expect(sizeOf(bytes("<svg ".repeat(59_000)))).toBeNull();
});

test("what is no picture, or is cut off, is none", () => {
	for (const odd of [
		bytes(),
		bytes("GIF89a"),
		png.subarray(0, 20),
		jpeg.subarray(0, 8),
		bytes("<html><svg viewBox='0 0 1 1'>"),
		bytes("<!DOCTYPE svg [<!ENTITY x 'y'>]><svg viewBox='0 0 1 1'/>"),
	]) {
		expect(sizeOf(odd)).toBeNull();
	}
});

test("a picture is kept under the name of its content, and nothing else can be asked for", async () => {
	const kept = await keepOwnPicture(env.MEDIA, png, { width: 120, drawing: true });
	if (!kept.ok) throw new Error(kept.fault);
	const name = kept.picture.src.replace("/brand/", "");
	const found = await findOwnPicture(env.MEDIA, name);
	expect([found?.type, kept.picture.width]).toEqual(["image/png", 512]);
	await found?.body.cancel();
	expect(await keepOwnPicture(env.MEDIA, png, { width: 1200, drawing: false })).toEqual({ ok: false, fault: "small" });
	expect(await keepOwnPicture(env.MEDIA, svg(""), { width: 1, drawing: false })).toEqual({ ok: false, fault: "type" });
	expect(await findOwnPicture(env.MEDIA, "../secret.png")).toBeNull();
});
