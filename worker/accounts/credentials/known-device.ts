import { DAY_SECONDS } from "../../../app/domain/durations";
import type { Keyring } from "../../platform/keyring";
import { randomToken } from "../../platform/links";
import { isSecure } from "../../platform/network";

/** Seconds for which a browser stays known after a sign-in. */
const KNOWN_SECONDS = 180 * DAY_SECONDS;

/**
 * Whose browser it is, and what ends that it is known: a text that changes with the credentials, so that a new password
 * makes every browser a strange one.
 */
export type DeviceHolder = { id: string; credentials: string };

function nameOf(secure: boolean): string {
	return `${secure ? "__Host-" : ""}desk-device`;
}

function textOf({ id, credentials }: DeviceHolder, device: string): string {
	return `${id} ${credentials} ${device}`;
}

/** @returns the Set-Cookie header by which a browser is known at its next sign-in; it opens nothing by itself */
export function knownDeviceCookie(keyring: Keyring, request: Request, holder: DeviceHolder): string {
	const secure = isSecure(request);
	const device = randomToken();
	const value = `${device}.${keyring.sign("known-device", textOf(holder, device))}`;
	const attributes = ["Path=/", `Max-Age=${KNOWN_SECONDS}`, "HttpOnly", "SameSite=Lax", ...(secure ? ["Secure"] : [])];
	return [`${nameOf(secure)}=${value}`, ...attributes].join("; ");
}

/** Names the browser that a request comes from; null where this account has not signed in there. */
export function knownDevice(keyring: Keyring, request: Request, holder: DeviceHolder): string | null {
	const name = nameOf(isSecure(request));
	const cookies = (request.headers.get("cookie") ?? "").split(/;\s*/);
	const value = cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? "";
	const [device = "", signature = ""] = value.split(".");
	return device !== "" && keyring.verify("known-device", textOf(holder, device), signature) ? device : null;
}
