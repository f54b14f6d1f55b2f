import v8 from "node:v8";
import vm from "node:vm";
import { createInstance } from "i18next";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { createPartKeeper, KeptHtml, keptHtml } from "./kept-html";
import { Kept, KeptPartsProvider } from "./ui/kept";

const PAGES = 32;
const MEGABYTE = 1_048_576;

v8.setFlagsFromString("--expose-gc");
const collectGarbage: () => void = vm.runInNewContext("gc");

type PageProps = { parts: readonly string[]; onWrite?: (by: string) => void };

function Page({ parts, onWrite = () => {} }: PageProps) {
	return (
		<main>
			{parts.map((by) => (
				<Kept key={by} by={by}>
					{() => <Part by={by} onWrite={onWrite} />}
				</Kept>
			))}
			{parts.length} parts
		</main>
	);
}

function Part({ by, onWrite }: { by: string; onWrite: (by: string) => void }) {
	onWrite(by);
	return <p>Part {by}</p>;
}

function write(known: KeptHtml, props: PageProps): string {
	const keeper = createPartKeeper(known, crypto.randomUUID());
	return keeper.complete(
		renderToString(
			<KeptPartsProvider value={keeper.marksOf}>
				<Page {...props} />
			</KeptPartsProvider>,
		),
	);
}

test("a page with kept parts is the page as it would be without", () => {
	const known = new KeptHtml();
	const parts = ["one", "two", "1", "2 & <3"];
	const plain = renderToString(<Page parts={parts} />);
	expect(write(known, { parts })).toBe(plain);
	expect(write(known, { parts })).toBe(plain);
	expect(write(known, { parts: [...parts, "new"] })).toBe(renderToString(<Page parts={[...parts, "new"]} />));
});

test("a part is written once, whatever pages it is on", () => {
	const known = new KeptHtml();
	const written: string[] = [];
	const onWrite = (by: string) => written.push(by);
	write(known, { parts: ["one", "two"], onWrite });
	write(known, { parts: ["two", "three"], onWrite });
	write(known, { parts: ["one", "two", "three"], onWrite });
	expect(written).toEqual(["one", "two", "three"]);
});

test("what looks like a mark, or like a replacement, is text", () => {
	const known = new KeptHtml();
	const parts = ["$1 $& $`", "slot0.", "start0.end0."];
	const plain = renderToString(<Page parts={parts} />);
	expect(write(known, { parts })).toBe(plain);
	expect(write(known, { parts })).toBe(plain);
});

test("parts are kept with the texts that they are written with", () => {
	const [dutch, french] = [createInstance(), createInstance()];
	keptHtml(dutch).set("menu", "Te koop");
	expect(keptHtml(dutch).get("menu")).toBe("Te koop");
	expect(keptHtml(french).get("menu")).toBeUndefined();
});

test("no more is kept than an isolate has room for", () => {
	const kept = new KeptHtml();
	const page = "x".repeat(1_000_000);
	for (const key of ["one", "two", "two", "three"]) kept.set(key, page);
	expect([kept.get("one"), kept.get("two"), kept.get("three")]).toEqual([undefined, undefined, page]);
	kept.set("four", page);
	expect(kept.get("three")).toBe(page);
});

test("a kept part does not hold on to the page it was on", () => {
	const kept = new KeptHtml();
	const held = () => {
		collectGarbage();
		return process.memoryUsage().heapUsed;
	};
	const before = held();
	for (let at = 0; at < PAGES; at += 1) {
		const page = "x".repeat(MEGABYTE) + at;
		kept.set(`${at}`, page.slice(-100));
	}
	expect(held() - before).toBeLessThan((PAGES * MEGABYTE) / 2);
	expect(kept.get("0")).toHaveLength(100);
});
