import { expect, test } from "vitest";
import { languages } from "../language";
import { bundledBrand } from "./brand";
import { officeLines } from "./office-address";

test("each office has its address in the order of its country, in every language", () => {
	const written = bundledBrand.offices.map((office) =>
		languages.map((language) => officeLines(office, language).join(", ")),
	);
	expect(written[0]).toEqual(["Gent", "Gand", "Ghent", "Gent"].map((city) => `Kompaskaai 12, 9000 ${city}`));
	expect(written[3]).toEqual(
		["Luxemburg", "Luxembourg", "Luxembourg", "Luxemburg"].map((city) => `5, rue du Sextant, L-1000 ${city}`),
	);
});
