import { FAVOURITES, MOST_FAVOURITES } from "./features/favourites/favourites";
import {
	ANSWERED_HERE,
	DEHYDRATED,
	FIRST_INTERACTIONS,
	INTERACTED,
	PATIENCE_MS,
	PRESSED,
	SCRIPTS,
} from "./ui/islands/island-marks";

/** As React Router writes them (`Scripts`): the preloads, then one module that imports all a page begins with. */
const preload = /<link rel="modulepreload" href="([^"]+)"(?: nonce="[^"]*")?\/>/g;
const entryModule = /<script( nonce="[^"]*")? type="module" async="">([\s\S]*?)<\/script>/;
const routeImport = /^;?\s*import \* as (\w+) from ("[^"]+");/gm;

/** Buttons that need JavaScript: presses before hydration are replayed after it. */
const SCRIPTED_BUTTON = `[${DEHYDRATED}] button[type="button"]:not([popovertarget], [commandfor])`;
const HELD_LINK = `[${DEHYDRATED}] a[${ANSWERED_HERE}]`;
const HEART = `[${DEHYDRATED}] [data-heart]`;

/** A heart that is pressed early is kept at the press: the visitor may be gone before the page is hydrated. */
const keepHeart = `function keepHeart(heart) {
	const id = heart.dataset.heart;
	const isKept = heart.getAttribute("aria-pressed") !== "true";
	try {
		const others = (localStorage.getItem("${FAVOURITES}") ?? "").split(",").filter((other) => other && other !== id);
		localStorage.setItem("${FAVOURITES}", (isKept ? [id, ...others] : others).slice(0, ${MOST_FAVOURITES}).join());
	} catch {
		return false;
	}
	for (const same of document.querySelectorAll("[data-heart='" + id + "']")) same.setAttribute("aria-pressed", isKept);
	dispatchEvent(new StorageEvent("storage", { key: "${FAVOURITES}" }));
	return true;
}`;

/**
 * Delays a page's scripts until after its pictures, or to the first interaction. The page works without them; a browser
 * would load them with the priority of the visible content. A page of another form is left unchanged.
 */
export function scriptsLast(html: string): string {
	const files = [...html.matchAll(preload)].map(([, file = ""]) => file);
	const [script, nonce = "", text] = entryModule.exec(html) ?? [];
	if (script === undefined || text === undefined || files.length === 0) return html;
	const routes = [...text.matchAll(routeImport)];
	const rest = text.replaceAll(routeImport, "").trim();
	if (routes.length === 0 || /^\s*import\b(?!\()/m.test(rest)) return html;
	const late = `<script${nonce} type="module">${startLater(routes, files, rest)}</script>`;
	return html.replaceAll(preload, "").replace(script, () => late);
}

function startLater(routes: readonly RegExpExecArray[], files: readonly string[], rest: string): string {
	const names = routes.map(([, name]) => name).join(", ");
	const modules = routes.map(([, , file]) => `import(${file})`).join(", ");
	// The first file is the one that starts everything. Each of the others is run by itself, so that none holds up a
	// touch for long.
	return `const files = ${JSON.stringify(files)};
const root = document.documentElement;
let begun = false;
function miss() {
	if (!root.hasAttribute("${DEHYDRATED}")) return;
	root.setAttribute("${SCRIPTS}", "missing");
	document.querySelector("a[${PRESSED}]")?.click();
}
function begin() {
	if (begun) return;
	begun = true;
	setTimeout(miss, ${PATIENCE_MS});
	for (const href of files) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href, onerror: miss }));
	load().catch(miss);
}
async function load() {
	for (const file of files.slice(1)) await import(file);
	const [${names}] = await Promise.all([${modules}]);
	${rest}
}
function interacted() {
	root.setAttribute("${INTERACTED}", "");
	begin();
}
for (const event of ${JSON.stringify(FIRST_INTERACTIONS)}) addEventListener(event, interacted, { capture: true, passive: true, once: true });
${keepHeart}
addEventListener("click", (event) => {
	const heart = event.target.closest?.(${JSON.stringify(HEART)});
	if (heart && keepHeart(heart)) return event.stopPropagation();
	const button = event.target.closest?.(${JSON.stringify(SCRIPTED_BUTTON)});
	button?.setAttribute("${PRESSED}", Number(button.getAttribute("${PRESSED}")) + 1);
	const link = event.target.closest?.(${JSON.stringify(HELD_LINK)});
	if (!link || root.getAttribute("${SCRIPTS}") === "missing" || event.metaKey || event.ctrlKey || event.shiftKey) return;
	event.preventDefault();
	document.querySelector("a[${PRESSED}]")?.removeAttribute("${PRESSED}");
	link.setAttribute("${PRESSED}", 1);
}, { capture: true });
if (document.readyState === "complete") begin();
else addEventListener("load", begin, { once: true });
`;
}
