import { expect, test } from "vitest";
import { createLiveForm, type Messages } from "./live-form";

const address = ["street", "houseNumber", "zip", "city"].map((part) => `valuationAddress.${part}`);

/** The form of a valuation, with the values of some fields. */
function open(values: Record<string, string>) {
	const fields = new FormData();
	for (const [name, value] of Object.entries(values)) fields.set(name, value);
	let shown: Messages = {};
	const live = createLiveForm({
		form: "contact-demand",
		read: () => fields,
		translate: (key) => key,
		onMessages: (messages) => {
			shown = messages;
		},
	});
	const type = async (name: string, value: string) => {
		fields.set(name, value);
		await live.changed(name);
	};
	return { live, type, shown: () => shown, wrong: () => Object.keys(shown) };
}

test("a part is checked by itself, and a fault goes once its field is right", async () => {
	const [street = "", houseNumber = "", zip = "", city = ""] = address;
	const { live, type, shown, wrong } = open({ [street]: "", [houseNumber]: "1", [zip]: "", [city]: "Gent" });
	expect(await live.check(address)).toBe(false);
	expect(wrong()).toEqual([street, zip]);
	await type(street, "Voorbeeldstraat");
	expect(wrong()).toEqual([zip]);
	await type(zip, "90");
	expect(wrong()).toEqual([zip]);
	await type(zip, "9000");
	expect(shown()).toEqual({});
	expect(await live.check(address)).toBe(true);
	expect(await live.check()).toBe(false);
});

test("the whole form is checked as it stands, with its captcha", async () => {
	const { live, type, shown } = open({ captcha: "", email: "lotte@" });
	expect(await live.check()).toBe(false);
	expect(shown()).toMatchObject({ captcha: "required.captcha", email: expect.any(String) });
	await type("email", "lotte@example.com");
	expect(shown()).not.toHaveProperty("email");
	expect(shown()).toHaveProperty("captcha");
});

test("a fault that the server found goes as its field is changed", async () => {
	const { live, type, shown } = open({ email: "lotte@example.com" });
	expect(await live.check([])).toBe(true);
	live.show({ email: "Taken", captcha: "Wrong" });
	expect(shown()).toEqual({ email: "Taken", captcha: "Wrong" });
	await type("email", "lotte@example.org");
	expect(shown()).toEqual({ captcha: "Wrong" });
});
