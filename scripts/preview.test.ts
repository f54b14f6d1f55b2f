import { expect, test } from "vitest";
import { isSignedLink } from "../worker/http/pages/signed-links";
import { signedPreview } from "./preview";

const secret = "a secret of these tests, 32 characters";
const now = Date.parse("2026-11-22T10:00:00Z");
const expires = now / 1_000 + 60;

test("the command's addresses are what the site takes as signed, until they expire", async () => {
	const path = signedPreview(secret, "/fr/preview/property/5138/", expires);
	const url = new URL(path, "https://example.com");
	expect(await isSignedLink(secret, url, now)).toBe(true);
	expect(await isSignedLink(secret, url, now + 61_000)).toBe(false);
	expect(await isSignedLink("another secret of 32 characters....", url, now)).toBe(false);
	expect(await isSignedLink(secret, new URL(path.replace("5138", "5139"), "https://example.com"), now)).toBe(false);
});
