import type { StaffAccounts, StaffSession } from "../accounts/staff/service";
import type { Desk } from "../desk/service";
import type { Services } from "../services";

/**
 * The desk as its pages may use it, bound to one request: loaders and actions get it from the context (`desk`), and
 * begin with `requireStaff` (`app/features/desk/require-staff.ts`). Nothing is read until it is asked.
 */
export type DeskAccess = Desk & {
	/** Who is signed in; null for nobody. */
	session(): Promise<StaffSession | null>;
	/** The page that was asked for, to come back to after a sign-in. */
	here: string;
	accounts: StaffAccounts;
};

export function deskAccess({ desk, staff }: Pick<Services, "desk" | "staff">, request: Request): DeskAccess {
	let open: Promise<StaffSession | null> | null = null;
	return {
		...desk,
		session() {
			open ??= staff.session(request);
			return open;
		},
		here: hereOf(new URL(request.url)),
		accounts: staff,
	};
}

const dataEnding = /(\/_)?\.data$/;

/** The page of an address, or of that of its data, with what it asks. */
function hereOf({ pathname, searchParams }: URL): string {
	const search = new URLSearchParams(searchParams);
	for (const name of ["_routes", "index"]) search.delete(name);
	return pathname.replace(dataEnding, "/") + (search.size > 0 ? `?${search}` : "");
}
