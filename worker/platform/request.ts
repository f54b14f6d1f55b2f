/**
 * Whether a request came over HTTPS. Plain HTTP is only served in development; clients send no `Secure` cookie over it.
 */
export function isSecure(request: Request): boolean {
	return new URL(request.url).protocol === "https:";
}

/** Whether a request is a prefetch or prerender, which no visitor has asked for yet. */
export function isFetchedAhead(headers: Headers): boolean {
	return ["sec-purpose", "purpose", "x-purpose", "x-moz"].some((name) =>
		/prefetch|prerender|preview/i.test(headers.get(name) ?? ""),
	);
}
