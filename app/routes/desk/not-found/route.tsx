import { itemNotFound, requireStaff } from "../../../features/desk/require-staff";
import type { Route } from "./+types/route";

export async function loader({ context }: Route.LoaderArgs) {
	await requireStaff(context, "account.own");
	throw itemNotFound();
}
