import { scripts } from "virtual:islands";
import type { ReactElement, ReactNode } from "react";
import { renderToReadableStream, renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { embedded, nonce, site, visitor } from "./context";
import type { PageHead } from "./features/layout/head";
import type { SiteData } from "./features/layout/site-data";
import { serverI18n } from "./i18n/instance";
import { isDocument } from "./i18n/namespaces";
import { resources, textsVersion } from "./i18n/resources";
import { TextsProvider } from "./i18n/texts";
import { textsAddress } from "./i18n/texts-address";
import { serverTexts } from "./i18n/translator";
import { type IslandWriter, IslandWriterProvider } from "./page/island";
import { IslandFrame } from "./page/island-frame";
import { sharedHtml } from "./page/shared-html";
import { firstFonts } from "./ui/fonts/first-fonts";

export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	routerContext: EntryContext,
	context: RouterContextProvider,
): Promise<Response> {
	const { matches, loaderData } = routerContext.staticHandlerContext;
	const handles = matches.map(({ route }) => routerContext.routeModules[route.id]?.handle);
	headers.set("Content-Type", "text/html; charset=utf-8");
	headers.set("Link", preloads(routerContext));
	const heads = matches.map(({ route }) => (loaderData[route.id] as { head?: PageHead } | undefined)?.head);
	context.set(embedded, heads.findLast((head) => head)?.embedded ?? {});
	const page = (children: ReactNode) => (
		<Providers context={context} data={loaderData.root as SiteData | undefined}>
			{children}
		</Providers>
	);
	if (isDocument(handles)) {
		const html = renderToString(page(<ServerRouter context={routerContext} url={request.url} />));
		return new Response(`<!DOCTYPE html>${html}`, { status, headers });
	}
	let shownStatus = status;
	const ownNonce = crypto.randomUUID();
	context.set(nonce, ownNonce);
	const { language } = context.get(visitor);
	const stream = await renderToReadableStream(
		<I18nextProvider i18n={serverI18n(language, context.get(site).defaultLanguage, resources())}>
			{page(<ServerRouter context={routerContext} url={request.url} nonce={ownNonce} />)}
		</I18nextProvider>,
		{
			nonce: ownNonce,
			signal: request.signal,
			// Larger parts would be sent hidden until a script shows them.
			progressiveChunkSize: Number.POSITIVE_INFINITY,
			onError(error: unknown) {
				shownStatus = FAILED;
				console.error(error);
			},
		},
	);
	await stream.allReady;
	return new Response(stream, { status: shownStatus, headers });
}

/** `Link` header for styles and first fonts; Cloudflare sends it ahead as "103 Early Hints". */
function preloads({ manifest, staticHandlerContext }: EntryContext): string {
	const styles = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? []);
	return [
		...[...new Set(styles)].map((href) => `<${href}>; rel=preload; as=style`),
		...firstFonts.map((href) => `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
	].join(", ");
}

type ProvidersProps = { context: RouterContextProvider; data: SiteData | undefined; children: ReactNode };

function Providers({ context, data, children }: ProvidersProps) {
	const { language } = context.get(visitor);
	const texts = serverTexts(language, context.get(site).defaultLanguage, resources());
	const writer: IslandWriter = {
		html: (part: ReactElement, prefix) =>
			data === undefined
				? ""
				: renderToString(
						<IslandFrame site={data} texts={texts}>
							{part}
						</IslandFrame>,
						{ identifierPrefix: prefix },
					),
		shared: (of, props) => sharedHtml(texts, of, props),
		textFile: (namespace) => textsAddress(textsVersion(), language, namespace) ?? "",
		scripts: (name) => [...new Set([...(scripts["island-root"] ?? []), ...(scripts[name] ?? [])])],
	};
	return (
		<TextsProvider value={texts}>
			<IslandWriterProvider value={writer}>{children}</IslandWriterProvider>
		</TextsProvider>
	);
}

/** Logs a refused request, such as an unsupported method, as a one-line warning: it is no fault of the site. */
export function handleError(error: unknown, { request: { method, signal, url } }: { request: Request }): void {
	if (signal.aborted) return;
	const { pathname } = new URL(url);
	if (isRouteErrorResponse(error) && error.status < FAILED) {
		console.warn(JSON.stringify({ level: "warn", event: "page-refused", method, pathname, status: error.status }));
	} else console.error(error);
}

const FAILED = 500;

export const streamTimeout = 5_000;
