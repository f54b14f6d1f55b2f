import { expect, test } from "vitest";
import { readAnswer } from "./send";

test("an answer has the parts that are what they should be", () => {
	expect(readAnswer({ redirect: "/nl/", message: "", errors: { login: "Leeg", captcha: 3 } })).toEqual({
		redirect: "/nl/",
		message: null,
		errors: { login: "Leeg" },
	});
});

test.each([[null], ["down"], [[]], [{ redirect: 1, message: {}, errors: [] }]])(
	"%j, which is no answer of the site, says nothing",
	(content) => {
		expect(readAnswer(content)).toEqual({ redirect: null, message: null, errors: {} });
	},
);
