import type { Keyring } from "../../platform/keyring";
import { networkOf } from "../../platform/network";
import { keyedHash } from "./secrets";

/** Keys for counting failures. Hashed, so that the table contains neither people nor addresses. */
export function failureSubjects(keyring: Keyring, login: string, address: string) {
	return {
		account: keyedHash(keyring, "account", login.toLowerCase()),
		address: keyedHash(keyring, "address", networkOf(address)),
	};
}

/** Key of an account and network pair. */
export function pairSubject(keyring: Keyring, login: string, address: string): string {
	return keyedHash(keyring, "account-and-address", `${login.toLowerCase()} ${networkOf(address)}`);
}

/** Key of a known device. */
export function deviceSubject(keyring: Keyring, device: string): string {
	return keyedHash(keyring, "device", device);
}
