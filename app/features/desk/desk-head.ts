import { brand } from "../../domain/agency/brand";
import type { PageHead } from "../layout/head";

/** The head of a page of the desk: no search engine keeps it. */
export function deskHead(title: string): PageHead {
	return { title: `${title} · ${brand.name}`, description: null, robots: "noindex,nofollow" };
}
