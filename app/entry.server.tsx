import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server.node";
import { I18nextProvider } from "react-i18next";
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { ownScripts, sentCards, site, structuredData, visitor } from "./context";
import { scriptsLast } from "./deferred-scripts";
import { StructuredDataProvider } from "./features/layout/structured-data";
import { CardSlotsProvider } from "./features/listing/card-slots";
import { slotsOf, withCards } from "./features/listing/write-cards";
import { serverI18n } from "./i18n/instance";
import { resources } from "./i18n/resources";
import { TextsProvider, textSource } from "./i18n/texts";
import { createPartKeeper, KeptHtml, keptHtml } from "./kept-html";
import { ownScriptsOf } from "./own-scripts";
import { KeptPartsProvider } from "./ui/kept";

const RENDER_TIMEOUT_MS = 10_000;

export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	routerContext: EntryContext,
	context: RouterContextProvider,
): Promise<Response> {
	let shownStatus = status;
	const i18n = serverI18n(context.get(visitor).language, context.get(site).defaultLanguage, resources());
	const mark = crypto.randomUUID();
	const cards = context.get(sentCards);
	// The development server's components change with every edit.
	const known = import.meta.env.MODE === "development" ? new KeptHtml() : keptHtml(i18n);
	const parts = createPartKeeper(known, mark);
	const rendered = await write(
		<I18nextProvider i18n={i18n}>
			<StructuredDataProvider value={context.get(structuredData)}>
				<CardSlotsProvider value={slotsOf(cards, mark)}>
					<KeptPartsProvider value={parts.marksOf}>
						<TextsProvider value={textSource(i18n)}>
							<ServerRouter context={routerContext} url={request.url} nonce={mark} />
						</TextsProvider>
					</KeptPartsProvider>
				</CardSlotsProvider>
			</StructuredDataProvider>
		</I18nextProvider>,
		mark,
		(error) => {
			shownStatus = 500;
			console.error(error);
		},
	);
	headers.set("Content-Type", "text/html; charset=utf-8");
	const { html, texts } = ownScriptsOf(scriptsLast(rendered), mark);
	context.set(ownScripts, texts);
	return new Response(withCards(parts.complete(html), cards, mark, { texts: i18n, known }), {
		status: shownStatus,
		headers,
	});
}

/**
 * The whole page, with its late parts in their places: streamed they would need inline scripts, and would not show
 * without JavaScript. Of React's two streams that of Node, whose parts are strings: the other one encodes each by itself.
 */
function write(page: ReactNode, nonce: string, onError: (error: unknown) => void): Promise<string> {
	return new Promise((resolve, reject) => {
		const decoder = new TextDecoder();
		let html = "";
		const destination = new Writable({
			write(part: Uint8Array, _, written) {
				html += decoder.decode(part, { stream: true });
				written();
			},
			final(ended) {
				resolve(html);
				ended();
			},
		});
		const { pipe, abort } = renderToPipeableStream(page, {
			nonce,
			progressiveChunkSize: Number.POSITIVE_INFINITY,
			onError,
			onShellError(error) {
				clearTimeout(timer);
				reject(error);
			},
			onAllReady() {
				clearTimeout(timer);
				pipe(destination);
			},
		});
		const timer = setTimeout(abort, RENDER_TIMEOUT_MS);
	});
}

/** Logged in one line: a request with an unsupported method is not a fault of the site. */
export function handleError(error: unknown, { request }: { request: Request }): void {
	if (request.signal.aborted) return;
	const { method, url } = request;
	const { pathname } = new URL(url);
	if (isRouteErrorResponse(error) && error.status < FAILED) {
		console.warn(JSON.stringify({ level: "warn", event: "page-refused", method, pathname, status: error.status }));
	} else console.error(error);
}

const FAILED = 500;

export const streamTimeout = 5_000;
