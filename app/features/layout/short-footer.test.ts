import { expect, test } from "vitest";
import { hasShortFooter } from "./short-footer";

test.each(["/nl/contact/", "/fr/alerte/", "/nl/login/", "/de/vergleichen/", "/nl/eigenaar/4101/"])(
	"the footer of %s is one line",
	(path) => expect(hasShortFooter(path)).toBe(true),
);

test.each(["/nl/", "/nl/te-koop/", "/nl/te-koop/gent/x/4101/", "/en/projects/", "/nl/privacy/"])(
	"%s has the whole footer",
	(path) => expect(hasShortFooter(path)).toBe(false),
);
