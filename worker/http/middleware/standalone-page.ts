import { createHash } from "node:crypto";
import type { Context } from "hono";
import { html, raw } from "hono/html";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Language } from "../../../app/domain/language";
import type { HttpEnv } from "../context";
import { standalonePagePolicy } from "./policy";

type StandalonePage = {
	status: number;
	language: Language;
	title: string;
	lines: readonly string[];
	links: readonly { href: string; text: string }[];
};

/** A self-contained page without scripts or other files, for when the site cannot serve its own. */
export async function standalonePage(c: Context<HttpEnv>, page: StandalonePage): Promise<Response> {
	const { status, language, title, lines, links } = page;
	const hash = createHash("sha256").update(rules).digest("base64");
	c.header("Content-Security-Policy", standalonePagePolicy(`'sha256-${hash}'`));
	c.header("Cache-Control", "no-store");
	const text = await html`<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${raw(rules)}</style>
<main>
<h1>${title}</h1>
${lines.map((line) => html`<p>${line}</p>`)}
<p>${links.map(({ href, text }) => html`<a href="${href}">${text}</a> `)}</p>
</main>
</html>`;
	return c.body(`${text}`, status as ContentfulStatusCode, { "Content-Type": "text/html; charset=UTF-8" });
}

/** Inline CSS of the page. */
const rules = [
	"body{margin:0;background:#fbfaf7;color:#1c1b19;font:1.125rem/1.6 system-ui,sans-serif}",
	"main{max-width:36rem;margin:0 auto;padding:4rem 1.5rem}",
	"h1{font:400 2.25rem/1.2 Georgia,serif}",
	"a{display:inline-block;padding:.6rem 1rem .6rem 0;color:inherit}",
	"@media(prefers-color-scheme:dark){body{background:#161513;color:#f2eee6}}",
].join("");
