import type { Namespace, TFunction } from "i18next";
import type { RouterContextProvider } from "react-router";
import { agency, site, visitor } from "../../context";
import { translator } from "../../i18n/translator";
import type { AgencyContext } from "./agency-data";
import { alternatesOf } from "./alternates";
import type { PageHead } from "./head";

type Context = Readonly<RouterContextProvider>;

/** The texts of a page in its visitor's language, for what its loader sends ready. */
export function textsOf<const N extends Namespace>(context: Context, namespace: N): TFunction<N> {
	return translator(context.get(visitor).language, context.get(site).defaultLanguage, namespace);
}

/** The agency, as it is described to search engines on a page. */
export function agencyContext(context: Context): AgencyContext {
	return { agency: context.get(agency), origin: context.get(site).origin, language: context.get(visitor).language };
}

/** The head of a page that search engines are to leave out. */
export function hiddenHead(title: string, pathname: string): PageHead {
	return { title, description: null, alternates: alternatesOf(pathname), robots: "noindex" };
}
