import { expect, test } from "vitest";
import { createKeyring } from "./keyring";
import { isNewest, seal, unseal } from "./sealed";

const whose = { purpose: "test", subject: "noor" };
const first = { number: 1, secret: "a secret with 32 characters ....." };
const second = { number: 2, secret: "another one with 32 characters ..." };
const TEXT = "https://calendar.example/private-é/basic.ics";

test("what is sealed opens for whom it was sealed alone, and looks different each time", async () => {
	const keyring = createKeyring([first]);
	const sealed = await seal(keyring, whose, TEXT);
	expect(sealed).not.toContain("calendar");
	expect(await seal(keyring, whose, TEXT)).not.toBe(sealed);
	expect(await unseal(keyring, whose, sealed)).toBe(TEXT);
	expect(await unseal(keyring, { ...whose, subject: "sam" }, sealed)).toBeNull();
	expect(await unseal(keyring, { ...whose, purpose: "other" }, sealed)).toBeNull();
});

test("a key that is renewed still opens it until it is taken away", async () => {
	const sealed = await seal(createKeyring([first]), whose, TEXT);
	const both = createKeyring([first, second]);
	expect([await unseal(both, whose, sealed), isNewest(both, sealed)]).toEqual([TEXT, false]);
	expect(isNewest(both, await seal(both, whose, TEXT))).toBe(true);
	expect(await unseal(createKeyring([second]), whose, sealed)).toBeNull();
	expect(await unseal(createKeyring([{ ...first, secret: second.secret }]), whose, sealed)).toBeNull();
});

test.each(["", "1", "1.", "1.AAAA", "nonsense", "NaN.AAAA"])("%j opens for nobody", async (sealed) => {
	expect(await unseal(createKeyring([first]), whose, sealed)).toBeNull();
});
