import { renderToReadableStream } from "react-dom/server";
import {
	createRequestHandler,
	type EntryContext,
	Outlet,
	type ServerBuild,
	ServerRouter,
	useLoaderData,
} from "react-router";

type Card = { id: number; title: string; price: string; city: string; picture: string };

const CARDS = 24;
const cards: Card[] = Array.from({ length: CARDS }, (_, index) => ({
	id: index,
	title: `Property ${index}`,
	price: `€ ${index + 1}00.000`,
	city: "Gent",
	picture: `/media/${index}-800.jpg`,
}));

function Document() {
	return (
		<html lang="nl">
			<body>
				<Outlet />
			</body>
		</html>
	);
}

function List() {
	return (
		<ul>
			{useLoaderData<typeof loader>().map(({ id, title, price, city, picture }) => (
				<li key={id}>
					<img src={picture} alt="" width={800} height={600} />
					<p>{price}</p>
					<h2>
						<a href={`/${id}/`}>{title}</a>
					</h2>
					<p>{city}</p>
				</li>
			))}
		</ul>
	);
}

function loader(): Card[] {
	return cards;
}

async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
	const body = await renderToReadableStream(<ServerRouter context={context} url={request.url} />);
	await body.allReady;
	headers.set("Content-Type", "text/html; charset=utf-8");
	return new Response(await new Response(body).text(), { status, headers });
}

const client = { module: "/page.js", imports: [], hasLoader: true, hasAction: false, hasErrorBoundary: false };
const clientSide = { hasClientLoader: false, hasClientAction: false, hasClientMiddleware: false };

/** Minimal page of the router: 24 small cards, without a layout, texts or a database. */
const build = {
	entry: { module: { default: handleRequest } },
	routes: {
		root: { id: "root", path: "", module: { default: Document } },
		list: { id: "list", parentId: "root", path: "*", module: { default: List, loader } },
	},
	assets: {
		entry: { module: "/entry.js", imports: [] },
		routes: {
			root: { id: "root", path: "", ...client, ...clientSide, hasLoader: false },
			list: { id: "list", parentId: "root", path: "*", ...client, ...clientSide },
		},
		url: "/manifest.js",
		version: "1",
	},
	publicPath: "/",
	assetsBuildDirectory: "build/client",
	future: {},
	ssr: true,
	isSpaMode: false,
	prerender: [],
	routeDiscovery: { mode: "initial" },
} as unknown as ServerBuild;

const answer = createRequestHandler(build, "production");

export default { fetch: (request: Request) => answer(request) };
