import { DAY_SECONDS } from "../../../app/domain/durations";
import type { Keyring } from "../../platform/keyring";
import { randomToken } from "../../platform/links";
import { isSecure } from "../../platform/request";

/** Lifetime of the known-device cookie in seconds. */
const KNOWN_SECONDS = 180 * DAY_SECONDS;

/**
 * Account that a browser is known to. `credentials` changes with the password, which invalidates every known device.
 */
export type DeviceHolder = { id: string; credentials: string };

function nameOf(secure: boolean): string {
	return `${secure ? "__Host-" : ""}desk-device`;
}

function textOf({ id, credentials }: DeviceHolder, device: string): string {
	return `${id} ${credentials} ${device}`;
}

/** @returns the Set-Cookie header that marks a browser as known; it grants no access */
export function knownDeviceCookie(keyring: Keyring, request: Request, holder: DeviceHolder): string {
	const secure = isSecure(request);
	const device = randomToken();
	const value = `${device}.${keyring.sign("known-device", textOf(holder, device))}`;
	const attributes = ["Path=/", `Max-Age=${KNOWN_SECONDS}`, "HttpOnly", "SameSite=Lax", ...(secure ? ["Secure"] : [])];
	return [`${nameOf(secure)}=${value}`, ...attributes].join("; ");
}

/** Returns the device id from the cookie; null if this account has not signed in on that browser. */
export function knownDevice(keyring: Keyring, request: Request, holder: DeviceHolder): string | null {
	const name = nameOf(isSecure(request));
	const cookies = (request.headers.get("cookie") ?? "").split(/;\s*/);
	const value = cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? "";
	const [device = "", signature = ""] = value.split(".");
	return device !== "" && keyring.verify("known-device", textOf(holder, device), signature) ? device : null;
}
