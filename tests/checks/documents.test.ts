import { expect, test } from "vitest";
import { isReported } from "../support/linted.ts";

const unheard = [
	"export const Part = () => <button type='button' onClick={() => open()} />;",
	"export const Part = () => <form onSubmit={send}><input onChange={keep} /></form>;",
	"export const Part = () => <button type='button' {...{ onClick: open }} />;",
	"export const Part = () => <p ref={measure} />;",
	'import { useState } from "react";\nexport function Part() {\n\tconst [at] = useState(0);\n\treturn <p>{at}</p>;\n}',
	'import { useEffect } from "react";\nexport function Part() {\n\tuseEffect(() => {});\n\treturn null;\n}',
	'import * as React from "react";\nexport function Part() {\n\tReact.useEffect(() => {});\n\treturn null;\n}',
	'import { useFetcher } from "react-router";\nexport function usePart() {\n\treturn useFetcher();\n}',
];

const heard = [
	'import { control } from "../page/controls";\nexport const Part = () => <input {...control("heart", 4101)} />;',
	'import { useId } from "react";\nexport function Part() {\n\treturn <p id={useId()} />;\n}',
	"export const Part = () => <dialog open />;",
];

const reported = (at: string, files: readonly string[]) => isReported("only-on-server", at, files);

const part = (attributes: string) => `export const Part = (props) => <div ${attributes} />;`;

test("what a document has no browser for is refused: handlers, and hooks of the browser", () => {
	expect(reported("app/features/cards/part.tsx", unheard)).toEqual(unheard.map(() => true));
	expect(reported("app/features/cards/part.tsx", heard)).toEqual(heard.map(() => false));
});

test("islands, the desk and the portal have handlers", () => {
	for (const folder of ["app/features/cards/live", "app/features/desk", "app/routes/portal/login"]) {
		expect(reported(`${folder}/part.tsx`, unheard)).toEqual(unheard.map(() => false));
	}
});

test("a part that is swapped has the id by which its place is found", () => {
	const files = [part("data-swapped"), part('data-swapped="attributes" id="list"'), part("id={props.id} data-swapped")];
	expect(isReported("swapped-by-id", "app/routes/public/list/part.tsx", files)).toEqual([true, false, false]);
});
