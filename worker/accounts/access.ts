import { type FormNotice, noticeShown, readNotice } from "./notice";
import type { OwnerPortal } from "./portal";
import type { Owners } from "./service";

/** What pages may ask of owners' accounts, bound to one request. Nothing is read until it is asked. */
export type OwnerAccess = {
	/** Null without a session. */
	portal(): Promise<OwnerPortal | null>;
	needsCaptcha(login: string | null): Promise<boolean>;
	openLink: Owners["openLink"];
	/** What became of a form that was posted plainly. */
	notice: FormNotice | null;
	/** Headers of the page that shows the notice: it is shown once. */
	shown(path: string): Record<string, string>;
};

export function ownerAccess(owners: Owners, request: Request): OwnerAccess {
	const notice = readNotice(request.headers.get("cookie"));
	let portal: Promise<OwnerPortal | null> | null = null;
	return {
		portal() {
			portal ??= owners.portal(request);
			return portal;
		},
		needsCaptcha: (login) => owners.needsCaptcha(request, login),
		openLink: (token) => owners.openLink(token),
		notice,
		shown: (path): Record<string, string> => (notice ? { "Set-Cookie": noticeShown(path) } : {}),
	};
}
