import { expect, test } from "vitest";
import { tourOf } from "./tour";

test("a picture is a panorama, whoever serves it", () => {
	expect(tourOf("/media/living-panorama-2048.jpg")).toEqual({
		kind: "panorama",
		url: "/media/living-panorama-2048.jpg",
	});
	expect(tourOf("https://media.example.com/tour.WEBP?v=2")?.kind).toBe("panorama");
});

test("anything else is an external page, shown with the service's common name", () => {
	expect(tourOf("https://my.matterport.com/show/?m=1")).toMatchObject({ kind: "page", host: "Matterport" });
	expect(tourOf("https://tours.example.com/1")).toMatchObject({ kind: "page", host: "tours.example.com" });
});

test("what is no safe address is no tour", () => {
	for (const text of [null, undefined, "", " ", "javascript:alert(1)", "//evil.example/x.jpg", "/page/", "x"]) {
		expect([text, tourOf(text)]).toEqual([text, null]);
	}
});
