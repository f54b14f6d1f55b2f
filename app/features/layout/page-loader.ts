import type { Namespace, TFunction } from "i18next";
import type { RouterContextProvider } from "react-router";
import { agency, site, visitor } from "../../context";
import { translator } from "../../i18n/translator";
import type { AgencyContext } from "./agency-data";
import { alternatesOf } from "./alternates";
import type { PageHead } from "./head";

type Context = Readonly<RouterContextProvider>;

/** Translator in the visitor's language, for texts that a loader sends. */
export function textsOf<const N extends Namespace>(context: Context, namespace: N): TFunction<N> {
	return translator(context.get(visitor).language, context.get(site).defaultLanguage, namespace);
}

/** Context of the agency's structured data on a page. */
export function agencyContext(context: Context): AgencyContext {
	return { agency: context.get(agency), origin: context.get(site).origin, language: context.get(visitor).language };
}

/** Head of a page that search engines must not index. */
export function hiddenHead(title: string, pathname: string): PageHead {
	return { title, description: null, alternates: alternatesOf(pathname), robots: "noindex" };
}
