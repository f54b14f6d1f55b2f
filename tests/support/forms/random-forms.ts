import * as fc from "fast-check";
import type { FormName } from "../../../app/domain/forms/form-names.ts";
import { leastForms } from "./least-forms.ts";

const formNames = Object.keys(leastForms) as FormName[];

/** Known field names, and names that must not break a form. */
const names = [
	...new Set(Object.values(leastForms).flatMap((fields) => Object.keys(fields))),
	"personA.firstName",
	"children.0.age",
	"children",
	"personB",
	"polygon",
	"cv",
	"image",
	"token",
	"captcha",
	"captchaId",
	"lang",
	"__proto__",
	"constructor.prototype.x",
	"a.b.c.d.e",
	"propertyTypes[]",
];

const oddText = fc.oneof(
	fc.string({ unit: "binary", maxLength: 60 }),
	fc.string({ unit: "grapheme", maxLength: 200 }),
	fc.constantFrom(
		"",
		" ",
		"\0",
		"\u202e",
		"\ud800",
		"x".repeat(20_000),
		"-1",
		"1e999",
		"NaN",
		"2026-13-45",
		"%00",
		"{{x}}",
	),
	fc.constantFrom("right", "lotte@example.com", "0470123456", "9000", "101", "sale", "2026-12-01"),
);
const oddValue = fc.oneof(oddText, fc.anything({ maxDepth: 3, withBigInt: false, withDate: false }));

type RandomRequest = { form: FormName; init: RequestInit };

function json(fields: unknown): RequestInit {
	return { headers: { "content-type": "application/json" }, body: JSON.stringify(fields) ?? "null" };
}

function urlEncoded(entries: [string, string][]): RequestInit {
	return {
		headers: { "content-type": "application/x-www-form-urlencoded" },
		body: new URLSearchParams(entries.map(([name, text]) => [name, text.toWellFormed()])).toString(),
	};
}

function multipart(entries: [string, string][], bytes: Uint8Array): RequestInit {
	const data = new FormData();
	for (const [name, text] of entries) data.append(name.toWellFormed(), text.toWellFormed());
	for (const name of ["cv", "image"]) data.append(name, new File([Uint8Array.from(bytes)], "file.pdf"));
	return { body: data };
}

const TOO_LARGE = 600_000;

/** Content types, also with wrong character sets. */
const claimedType = fc
	.tuple(
		fc.constantFrom("application/json", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"),
		fc.constantFrom("", "; charset=utf-8", "; charset=utf-16le", "; charset=iso-8859-1", "; charset=nonsense"),
	)
	.map(([type, charset]) => type + charset);

/** Valid form in an unexpected encoding. */
function inEncoding(form: FormName, encoding: "utf-16le" | "utf-16be" | "latin1" | "with a mark"): Uint8Array {
	const text = JSON.stringify({ ...leastForms[form], captcha: "right", city: "Liège" });
	const codes = Array.from(text, (character) => character.charCodeAt(0));
	if (encoding === "latin1") return Uint8Array.from(codes);
	if (encoding === "with a mark") return new TextEncoder().encode(`\ufeff${text}`);
	const pair = (code: number) => (encoding === "utf-16le" ? [code & 255, code >> 8] : [code >> 8, code & 255]);
	return Uint8Array.from([0xfeff, ...codes].flatMap(pair));
}

/** Raw bodies: random bytes, text in any encoding, invalid escapes, and too many of them. */
function bytesOf(form: FormName): fc.Arbitrary<RequestInit> {
	const escapes = fc
		.array(fc.constantFrom("email=", "remark=", "&", "=", "%", "%ff", "%c3", "%00", "%u1234", "+", "..", "[]", "[0]"))
		.map((parts) => new TextEncoder().encode(parts.join("")));
	const body = fc.oneof(
		{ weight: 6, arbitrary: fc.uint8Array({ maxLength: 400 }) },
		{ weight: 6, arbitrary: escapes },
		{
			weight: 6,
			arbitrary: fc
				.constantFrom("utf-16le" as const, "utf-16be" as const, "latin1" as const, "with a mark" as const)
				.map((encoding) => inEncoding(form, encoding)),
		},
		{ weight: 1, arbitrary: fc.constant(new Uint8Array(TOO_LARGE).fill(0x20)) },
	);
	return fc
		.tuple(claimedType, body)
		.map(([type, bytes]) => ({ headers: { "content-type": type }, body: Uint8Array.from(bytes) }));
}

const entries = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...names), oddText), oddText), { maxLength: 25 });

/** Bodies of all kinds: nearly valid ones, wrong types, junk, and arbitrary files. */
const randomRequest: fc.Arbitrary<RandomRequest> = fc.constantFrom(...formNames).chain((form) => {
	const almostRight = fc
		.dictionary(fc.constantFrom(...names), oddValue, { maxKeys: 3 })
		.map((changes) => json({ ...leastForms[form], captcha: "right", ...changes }));
	const broken = fc
		.tuple(
			fc.constantFrom("application/json", "multipart/form-data", "multipart/form-data; boundary=x", "text/html", ""),
			fc.oneof(
				oddText,
				fc.constantFrom("[".repeat(50_000), '{"a":'.repeat(5_000), "--x\r\nContent-Disposition: x\r\n\r\n"),
			),
		)
		.map(([type, body]): RequestInit => ({ headers: { "content-type": type }, body: body.toWellFormed() }));
	const init = fc.oneof(
		{ weight: 4, arbitrary: almostRight },
		{ weight: 2, arbitrary: fc.dictionary(fc.constantFrom(...names), oddValue).map(json) },
		{ weight: 1, arbitrary: oddValue.map(json) },
		{ weight: 2, arbitrary: entries.map(urlEncoded) },
		{
			weight: 1,
			arbitrary: fc.tuple(entries, fc.uint8Array({ maxLength: 60 })).map(([fields, bytes]) => multipart(fields, bytes)),
		},
		{ weight: 1, arbitrary: broken },
		{ weight: 2, arbitrary: bytesOf(form) },
	);
	return fc.tuple(init, fc.boolean()).map(([request, wantsJson]) => {
		const headers = new Headers(request.headers);
		if (wantsJson) headers.set("accept", "application/json");
		return { form, init: { ...request, method: "POST", headers } };
	});
});

const SERVER_FAULT = 500;

/** Sends a request and returns its status. */
type Send = (path: string, init: RequestInit) => Promise<number>;

type RandomForms = {
	/** Repeats the same bodies; random when omitted. */
	seed?: number;
	/** Other POST endpoints; they receive a fifth of the bodies. */
	beside?: readonly string[];
};

/** Sends random bodies to all forms. Rejects with the smallest body that caused a server error. */
export async function sendRandomForms(
	runs: number,
	send: Send,
	{ seed, beside = [] }: RandomForms = {},
): Promise<void> {
	const elsewhere =
		beside.length === 0
			? fc.constant(null)
			: fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.constantFrom(...beside) });
	await fc.assert(
		fc.asyncProperty(randomRequest, elsewhere, async ({ form, init }, address) => {
			return (await send(address ?? `/api/forms/${form}`, init)) < SERVER_FAULT;
		}),
		{ numRuns: runs, ...(seed === undefined ? {} : { seed }) },
	);
}
