import { createInstance } from "i18next";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { createPartKeeper, keptHtml } from "./kept-html";
import { Kept, KeptPartsProvider } from "./ui/kept";

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

function write(known: Map<string, string>, props: PageProps): string {
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
	const known = new Map<string, string>();
	const parts = ["one", "two", "1", "2 & <3"];
	const plain = renderToString(<Page parts={parts} />);
	expect(write(known, { parts })).toBe(plain);
	expect(write(known, { parts })).toBe(plain);
	expect(write(known, { parts: [...parts, "new"] })).toBe(renderToString(<Page parts={[...parts, "new"]} />));
});

test("a part is written once, whatever pages it is on", () => {
	const known = new Map<string, string>();
	const written: string[] = [];
	const onWrite = (by: string) => written.push(by);
	write(known, { parts: ["one", "two"], onWrite });
	write(known, { parts: ["two", "three"], onWrite });
	write(known, { parts: ["one", "two", "three"], onWrite });
	expect(written).toEqual(["one", "two", "three"]);
});

test("what looks like a mark, or like a replacement, is text", () => {
	const known = new Map<string, string>();
	const parts = ["$1 $& $`", "slot0.", "start0.end0."];
	const plain = renderToString(<Page parts={parts} />);
	expect(write(known, { parts })).toBe(plain);
	expect(write(known, { parts })).toBe(plain);
});

test("parts are kept with the texts that they are written with, and not without end", () => {
	const [dutch, french] = [createInstance(), createInstance()];
	keptHtml(dutch).set("menu", "Te koop");
	expect(keptHtml(dutch).get("menu")).toBe("Te koop");
	expect(keptHtml(french).size).toBe(0);
	for (let at = 0; at < 10_000; at += 1) keptHtml(dutch).set(`part ${at}`, "");
	expect(keptHtml(dutch).size).toBeLessThan(10_000);
});
