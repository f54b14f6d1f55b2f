import type { RouterContextProvider } from "react-router";
import { redirect } from "react-router";
import type { OwnedHome, OwnerPortal } from "../../../worker/owners/service";
import { owners, visitor } from "../../context";
import { idOf } from "../../domain/address";
import { pagePath } from "../../domain/paths";
import { notFound } from "../errors/not-found";

/** The portal of whoever is signed in; everybody else is sent to the sign-in. */
export async function openPortal(context: Readonly<RouterContextProvider>): Promise<OwnerPortal> {
	const portal = await context.get(owners).portal();
	if (!portal) throw redirect(pagePath("/login/", context.get(visitor).language));
	return portal;
}

/** One home of the owner's; the home of somebody else is not there, like one that does not exist. */
export async function openHome(
	context: Readonly<RouterContextProvider>,
	id: string | undefined,
): Promise<{ portal: OwnerPortal; home: OwnedHome }> {
	const portal = await openPortal(context);
	const number = idOf(id);
	const home = number === null ? null : await portal.home(number);
	if (!home) throw await notFound(context, "page");
	return { portal, home };
}
