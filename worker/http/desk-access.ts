import type { StaffAccounts, StaffSession } from "../accounts/staff/service";
import type { Desk } from "../desk/service";
import type { Services } from "../services";

/**
 * The desk's services for one request: loaders and actions read it from the context (`desk`) and start with
 * `requireStaff` (`app/features/desk/require-staff.ts`). Nothing is loaded until it is called.
 */
export type DeskAccess = Desk & {
	/** Null if nobody is signed in. */
	session(): Promise<StaffSession | null>;
	/** URL to return to after sign-in. */
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
		here: pathWithQuery(new URL(request.url)),
		accounts: staff,
	};
}

const dataEnding = /(\/_)?\.data$/;

/** Path and query of a page, also for a request for its data. */
function pathWithQuery({ pathname, searchParams }: URL): string {
	const search = new URLSearchParams(searchParams);
	for (const name of ["_routes", "index"]) search.delete(name);
	return pathname.replace(dataEnding, "/") + (search.size > 0 ? `?${search}` : "");
}
