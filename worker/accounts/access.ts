import { noticeShown, readNotice } from "./notice";
import type { OwnerPortal } from "./portal/portal";
import type { Owners } from "./service";

export type OwnerAccess = ReturnType<typeof ownerAccess>;

/** What pages may ask of owners' accounts, bound to one request. Nothing is read until it is asked. */
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
		/** What became of a form that was posted plainly. */
		notice,
		/** Headers of the page that shows the notice: it is shown once. */
		shown: (path: string): Record<string, string> => (notice ? { "Set-Cookie": noticeShown(path) } : {}),
	};
}
