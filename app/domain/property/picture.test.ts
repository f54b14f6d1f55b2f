import { expect, test } from "vitest";
import { pictureSources } from "./picture";

test("an own picture comes in three widths and three formats", () => {
	const picture = pictureSources("/media/homes/villa-1600.jpg");
	expect(picture.src).toBe("/media/homes/villa-800.jpg");
	expect(picture.srcset).toBe(
		"/media/homes/villa-400.jpg 400w, /media/homes/villa-800.jpg 800w, /media/homes/villa-1600.jpg 1600w",
	);
	expect(picture.sources.map((source) => source.type)).toEqual(["image/avif", "image/webp"]);
	expect(picture.sources[0]?.srcset).toContain("/media/homes/villa-1600.avif 1600w");
	expect([picture.width, picture.height]).toEqual([1600, 1200]);
});

test("any other address is the one file it names", () => {
	for (const url of ["https://media.example.com/media/x-1600.jpg", "/media/x-1600.png", "/media/x, y-1600.jpg"]) {
		expect(pictureSources(url)).toMatchObject({ src: url, srcset: null, sources: [] });
	}
});
