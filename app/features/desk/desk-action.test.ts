import { expect, test } from "vitest";
import * as z from "zod";
import { fault, validation } from "../../domain/desk/answers";
import { accountFaultsOf, faultsOf } from "./desk-action";

const schema = z.object({
	email: z
		.string()
		.min(1, fault("required"))
		.pipe(z.email(fault("email"))),
	language: z.enum(["nl", "fr"]),
});

function errorOf(input: unknown) {
	const { error } = schema.safeParse(input);
	if (!error) throw new Error("the input has no fault");
	return error;
}

test("of each field the first fault counts", () => {
	expect(faultsOf(errorOf({ email: "", language: "nl" }))).toEqual({ email: "required" });
	expect(faultsOf(errorOf({ email: "somebody", language: "nl" }))).toEqual({ email: "email" });
});

test("what only a forged form sends has a fault with a text as well", () => {
	expect(faultsOf(errorOf({ email: "a@example.com", language: "xx" }))).toEqual({ language: "invalid" });
	expect(accountFaultsOf(errorOf({ email: "a@example.com", language: "xx" }))).toEqual({
		language: validation("invalid"),
	});
});
