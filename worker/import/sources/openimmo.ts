import { parseXml, type XmlElement, XmlError } from "@rgrove/parse-xml";
import { FeedError, type FeedSource } from "../source";
import { elementsOf, openImmoHome } from "./openimmo-home";
import { pageOfHomes } from "./page-of-homes";
import { readText } from "./read";

/** Homes of an OpenImmo file, which is one page: it holds everything that the agency offers. */
export function openImmo({ url, token }: { url: string; token: string | null }): FeedSource {
	return {
		homesOnly: true,
		readPage(page) {
			const what = "the OpenImmo file";
			return readText({ what, url, token }, "application/xml", (text) => {
				const homes = homesIn(text, what).map(openImmoHome);
				return pageOfHomes(homes, { page, total: homes.length, perPage: Math.max(1, homes.length), what });
			});
		},
	};
}

/** @throws FeedError where the file is none of OpenImmo, or carries changes alone */
function homesIn(text: string, what: string): XmlElement[] {
	const encoding = /^<\?xml[^>]*encoding=["']([^"']+)/.exec(text.trimStart())?.[1] ?? "utf-8";
	if (encoding.toLowerCase() !== "utf-8") throw new FeedError(`${what} is in ${encoding}, not in UTF-8`);
	const root = rootOf(text, what);
	if (root.name !== "openimmo") throw new FeedError(`${what} holds ${root.name}, not openimmo`);
	const sent = elementsOf(root).find((child) => child.name === "uebertragung")?.attributes.umfang ?? "VOLL";
	if (sent !== "VOLL") throw new FeedError(`${what} holds changes alone (umfang ${sent}), not every home`);
	return elementsOf(root)
		.filter(({ name }) => name === "anbieter")
		.flatMap((agency) => elementsOf(agency).filter(({ name }) => name === "immobilie"));
}

function rootOf(text: string, what: string): XmlElement {
	try {
		const { root } = parseXml(text, { ignoreUndefinedEntities: true });
		if (root) return root;
	} catch (error) {
		if (!(error instanceof XmlError)) throw error;
		throw new FeedError(`${what} is no XML: ${error.message.split("\n")[0]}`);
	}
	throw new FeedError(`${what} is empty`);
}
