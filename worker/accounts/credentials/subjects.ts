import type { Keyring } from "../../platform/keyring";
import { networkOf } from "../../platform/network";
import { keyedHash } from "./secrets";

/** Who failures are counted for: hashed, so that the table names neither a person nor an address. */
export function failureSubjects(keyring: Keyring, login: string, address: string) {
	return {
		account: keyedHash(keyring, "account", login.toLowerCase()),
		address: keyedHash(keyring, "address", networkOf(address)),
	};
}

/** One account from one network. */
export function pairSubject(keyring: Keyring, login: string, address: string): string {
	return keyedHash(keyring, "account-and-address", `${login.toLowerCase()} ${networkOf(address)}`);
}

/** One account in a browser that it knows. */
export function deviceSubject(keyring: Keyring, device: string): string {
	return keyedHash(keyring, "device", device);
}
