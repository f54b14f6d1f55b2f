import { expect, test } from "vitest";
import { control } from "./controls";

test("a control is tied by its name and with what its behaviour is told, or does not compile", () => {
	expect(control("heart", 4101)).toEqual({ "data-heart": "4101" });
	expect(control("keep-all", { ids: [1], list: "/" })).toEqual({ "data-keep-all": '{"ids":[1],"list":"/"}' });
	// @ts-expect-error no such control
	control("hart", 4101);
	// @ts-expect-error a property's number
	control("heart", "4101");
	// @ts-expect-error by hand
	expect(<input data-heart="4101" />).toBeTruthy();
	expect(<input {...control("heart", 4101)} />).toBeTruthy();
});
