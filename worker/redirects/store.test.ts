import { expect, test } from "vitest";
import { isStorablePath } from "./store";

test.for([
	"/nl/oude-pagina/",
	"/nl/te-koop/gent/huis-met-tuin-3-slaapkamers-12345/",
	"/investeringsvastgoedprojecten/",
	"/2024/12/nieuws-van-het-kantoor/",
	"/wp-content/uploads/2019/03/img_20190304.jpg/",
])("%s may be kept", (path) => {
	expect(isStorablePath(path)).toBe(true);
});

test.for([
	"/nl/afspraak/lotte@example.com/",
	"/nl/afspraak/lotte%40example.com/",
	"/nl/wachtwoord/ylmc0d69rn1h5-taatpzyg7x2k9q4b8/",
	"/uploads/27f20e8f-a068-4705-8f1b-37e594398836/",
	"/t/4f9a8c7e6d5b4a3f2e1d0c9b8a7f6e5d/",
	`/${"lang-".repeat(60)}/`,
])("%s is not kept", (path) => {
	expect(isStorablePath(path)).toBe(false);
});
