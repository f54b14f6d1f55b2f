import { expect, test } from "vitest";
import { enclosingNetworks, networkOf } from "./network";

test("an IPv6 visitor counts by the /64, however the address is written", () => {
	for (const address of ["2001:db8:1:2:3:4:5:6", "2001:DB8:1:2::9", "2001:db8:1:2:0:0:0:1"]) {
		expect(networkOf(address)).toBe("2001:db8:1:2::/64");
	}
	expect(networkOf("192.0.2.7")).toBe("192.0.2.7");
});

test("the networks of an address are its own, its household's or company's, and its provider's", () => {
	expect(enclosingNetworks("2001:db8:1:2ff::9").map(({ kind, name }) => [kind, name])).toEqual([
		["/64", "2001:0db8:0001:02ff"],
		["/56", "2001:0db8:0001:02"],
		["/48", "2001:0db8:0001"],
	]);
	expect(enclosingNetworks("192.0.2.7").map(({ kind, name }) => [kind, name])).toEqual([
		["IPv4", "192.0.2.7"],
		["/24", "192.0.2"],
	]);
	expect(enclosingNetworks(null)).toEqual([]);
});
