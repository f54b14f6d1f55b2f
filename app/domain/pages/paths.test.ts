import { expect, test } from "vitest";
import { formNames } from "../forms/form-names";
import { pages } from "./page-table";
import { pageOfForm } from "./paths";

test("no two pages share an address, and no form has two pages to return to", () => {
	const addresses = pages.flatMap(({ localized }) => Object.values(localized));
	expect(new Set(addresses).size).toBe(addresses.length);
	const originals = pages.map(({ original }) => original);
	expect(new Set(originals).size).toBe(originals.length);
	const forms = pages.flatMap(({ form }) => form ?? []);
	expect(new Set(forms).size).toBe(forms.length);
});

test("a page for one person is in the sitemap only where anybody may begin there", () => {
	const both = pages.filter(({ personal, indexed }) => personal && indexed).map(({ original }) => original);
	expect(both).toEqual(["/testimonial/", "/newsletter/"]);
});

test("a form that is always about something has no page of its own", () => {
	const homeless = formNames.filter((form) => pageOfForm(form) === null);
	expect(homeless).toEqual([
		"contact-me",
		"contact-visit",
		"contact-appointment",
		"appointment-alert",
		"open-house",
		"contact-construction",
		"send-to-friend",
		"request-documents",
		"offer",
		"testing-testing",
	]);
});
