import { type RouterContextProvider, redirect } from "react-router";
import type { OwnedProperty, OwnerPortal } from "../../../worker/accounts/service";
import { owners, visitor } from "../../context";
import type { Language } from "../../domain/language";
import { idOf } from "../../domain/pages/address";
import { pagePath } from "../../domain/pages/paths";
import { notFound } from "../errors/not-found";
import type { PageHead } from "../layout/head";

/** The portal of the signed-in owner; others are redirected to the sign-in. */
export async function openPortal(context: Readonly<RouterContextProvider>): Promise<OwnerPortal> {
	const portal = await context.get(owners).portal();
	if (!portal) throw redirect(pagePath("login", context.get(visitor).language));
	return portal;
}

/** Opens a property of the owner. @throws 404 for an unknown property and for one of another owner */
export async function openProperty(
	context: Readonly<RouterContextProvider>,
	id: string | undefined,
): Promise<{ portal: OwnerPortal; property: OwnedProperty }> {
	const portal = await openPortal(context);
	const number = idOf(id);
	const property = number === null ? null : await portal.property(number);
	if (!property) throw await notFound(context, "page");
	return { portal, property };
}

/** Head of an owners' page: not indexed. */
export function ownersHead(title: string, path: (language: Language) => string): PageHead {
	return {
		title,
		description: null,
		robots: "noindex,nofollow",
		alternates: { nl: path("nl"), fr: path("fr"), en: path("en"), de: path("de") },
	};
}
