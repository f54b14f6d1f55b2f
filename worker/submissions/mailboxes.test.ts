import { expect, test } from "vitest";
import { mailboxOf, ownDomainOf } from "./mailboxes";

test.for([
	["Jo.Peeters+huis@gmail.com", "jopeeters@gmail.com"],
	["j.o.peeters@googlemail.com", "jopeeters@gmail.com"],
	["jo_peeters@pm.me", "jopeeters@proton.me"],
	["jo@me.com", "jo@icloud.com"],
	["jo.peeters@telenet.be", "jo.peeters@telenet.be"],
	["jo.peeters+a+b@example.com", "jo.peeters@example.com"],
] as const)("%s is read in %s", ([email, mailbox]) => {
	expect(mailboxOf(email)).toBe(mailbox);
});

test("a company's domain is its own, a provider's is shared by strangers", () => {
	expect(ownDomainOf("jo@Example.com")).toBe("example.com");
	expect(ownDomainOf("jo@gmail.com")).toBeNull();
	expect(ownDomainOf("jo@skynet.be")).toBeNull();
});
