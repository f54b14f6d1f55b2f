import { redirect } from "react-router";
import { site, visitor } from "../../../context";
import { deskSectionPath, sectionsFor } from "../../../domain/desk/sections";
import { requireStaff } from "../../../features/desk/require-staff";
import type { Route } from "./+types/route";

/** Redirects to the first section that the person may see; to the setup while the site is closed. */
export async function loader({ context }: Route.LoaderArgs) {
	const { role } = await requireStaff(context, "account.own");
	const sections = sectionsFor(role);
	const first = (context.get(site).isClosed ? sections.find((key) => key === "setup") : sections[0]) ?? "account";
	throw redirect(deskSectionPath(first, context.get(visitor).language));
}
