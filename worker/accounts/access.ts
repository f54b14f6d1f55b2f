import { noticeShown, readNotice } from "./notice";
import type { OwnerPortal } from "./portal/portal";
import type { Owners } from "./service";

export type OwnerAccess = ReturnType<typeof ownerAccess>;

/** Access to owners' accounts for one request. Loads each value on first use. */
export function ownerAccess(owners: Owners, request: Request) {
	const notice = readNotice(request.headers.get("cookie"));
	let portal: Promise<OwnerPortal | null> | null = null;
	return {
		/** Null without a session. */
		portal() {
			portal ??= owners.portal(request);
			return portal;
		},
		needsCaptcha: (login: string | null) => owners.needsCaptcha(request, login),
		openLink: owners.openLink,
		/** Result of a form that was posted without a script. */
		notice,
		/** Headers that delete the notice, so that it is shown once. */
		shown: (path: string): Record<string, string> => (notice ? { "Set-Cookie": noticeShown(path) } : {}),
	};
}
