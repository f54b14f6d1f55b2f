import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
	CONSENT_LIFE_DAYS,
	consentCookie,
	consentFromCookies,
	consentFromFields,
	formatConsent,
	parseConsent,
} from "./consent";
import { policyVersion } from "./policy-version";

const choices = fc.record({ analytics: fc.boolean(), marketing: fc.boolean() });

test("a choice survives the way through the cookie", () => {
	fc.assert(
		fc.property(choices, (choice) => {
			expect(parseConsent(formatConsent(choice))).toEqual(choice);
		}),
	);
});

test("a choice made for another version of the policy counts as none", () => {
	expect(parseConsent("2020-01-01.f.a.m")).toBeNull();
	expect(parseConsent(`${policyVersion}.f.a.m`)).toEqual({ analytics: true, marketing: true });
});

test("functional only is a choice without any consent", () => {
	expect(parseConsent(`${policyVersion}.f`)).toEqual({ analytics: false, marketing: false });
});

test("no cookie, an empty one or nonsense is no choice", () => {
	for (const value of [null, undefined, "", "f", policyVersion, `${policyVersion}.a`, "..", `${policyVersion}.g.a`])
		expect(parseConsent(value)).toBeNull();
});

test("the cookie is found among others, and not inside another's name", () => {
	expect(consentFromCookies(`language=fr; consent=${policyVersion}.f.m; x=1`)).toEqual({
		analytics: false,
		marketing: true,
	});
	expect(consentFromCookies(`noconsent=${policyVersion}.f.m`)).toBeNull();
	expect(consentFromCookies("")).toBeNull();
});

test("the cookie expires after its days and scripts can read it", () => {
	const cookie = consentCookie({ analytics: false, marketing: false });
	expect(cookie).toContain(`Max-Age=${CONSENT_LIFE_DAYS * 24 * 60 * 60};`);
	expect(cookie).toContain("Secure");
	expect(cookie).not.toContain("HttpOnly");
	expect(consentCookie({ analytics: true, marketing: true }, false)).not.toContain("Secure");
});

test("the button decides for all or nothing, the checkboxes for a selection", () => {
	expect(consentFromFields({ choice: "all" })).toEqual({ analytics: true, marketing: true });
	expect(consentFromFields({ choice: "functional", analytics: "on" })).toEqual({ analytics: false, marketing: false });
	expect(consentFromFields({ choice: "selection", marketing: "on" })).toEqual({ analytics: false, marketing: true });
});

test("a choice is two booleans, anything else is rejected", () => {
	fc.assert(
		fc.property(choices, (choice) => {
			expect(consentFromFields({ functional: true, ...choice })).toEqual(choice);
			expect(consentFromFields(choice)).toEqual(choice);
		}),
	);
	fc.assert(
		fc.property(fc.anything(), fc.boolean(), (value, other) => {
			fc.pre(typeof value !== "boolean");
			expect(consentFromFields({ functional: true, analytics: value, marketing: other })).toBeNull();
			expect(consentFromFields({ functional: true, analytics: other, marketing: value })).toBeNull();
		}),
	);
	for (const fields of [
		{},
		{ functional: false, analytics: true, marketing: true },
		{ choice: "x", analytics: "on" },
	]) {
		expect(consentFromFields(fields)).toBeNull();
	}
});
