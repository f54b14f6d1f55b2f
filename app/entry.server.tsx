import { renderToReadableStream } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { ownScripts, sentCards, site, structuredData, visitor } from "./context";
import { scriptsLast } from "./deferred-scripts";
import { StructuredDataProvider } from "./features/layout/structured-data";
import { CardSlotsProvider } from "./features/listing/card-slots";
import { slotsOf, withCards } from "./features/listing/write-cards";
import { serverI18n } from "./i18n/instance";
import { resources } from "./i18n/resources";
import { createPartKeeper, keptHtml } from "./kept-html";
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
	const known = keptHtml(i18n);
	const parts = createPartKeeper(known, mark);
	const body = await renderToReadableStream(
		<I18nextProvider i18n={i18n}>
			<StructuredDataProvider value={context.get(structuredData)}>
				<CardSlotsProvider value={slotsOf(cards, mark)}>
					<KeptPartsProvider value={parts.marksOf}>
						<ServerRouter context={routerContext} url={request.url} nonce={mark} />
					</KeptPartsProvider>
				</CardSlotsProvider>
			</StructuredDataProvider>
		</I18nextProvider>,
		{
			nonce: mark,
			signal: AbortSignal.timeout(RENDER_TIMEOUT_MS),
			// Not streamed: late parts need inline scripts and would not show without JavaScript.
			progressiveChunkSize: Number.POSITIVE_INFINITY,
			onError(error) {
				shownStatus = 500;
				console.error(error);
			},
		},
	);
	await body.allReady;
	headers.set("Content-Type", "text/html; charset=utf-8");
	const { html, texts } = ownScriptsOf(scriptsLast(await new Response(body).text()), mark);
	context.set(ownScripts, texts);
	return new Response(withCards(parts.complete(html), cards, mark, { texts: i18n, known }), {
		status: shownStatus,
		headers,
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
