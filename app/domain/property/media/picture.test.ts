import { expect, test } from "vitest";
import { cardPicture, pictureSources, widestFile } from "./picture";

test("an own picture has three widths and two formats", () => {
	const picture = pictureSources("/media/homes/villa-1600.jpg");
	expect(picture.src).toBe("/media/homes/villa-800.jpg");
	expect(picture.srcset).toBe(
		"/media/homes/villa-400.jpg 400w, /media/homes/villa-800.jpg 800w, /media/homes/villa-1600.jpg 1600w",
	);
	expect(picture.sources.map((source) => source.type)).toEqual(["image/avif"]);
	expect(picture.sources[0]?.srcset).toContain("/media/homes/villa-1600.avif 1600w");
	expect([picture.width, picture.height]).toEqual([1600, 1200]);
});

test("any other address is the one file it names", () => {
	for (const url of ["https://media.example.com/media/x-1600.jpg", "/media/x-1600.png", "/media/x, y-1600.jpg"]) {
		expect(pictureSources(url)).toMatchObject({ src: url, srcset: null, sources: [] });
	}
});

test("the widths that a system makes are offered, from their copies where there are any", () => {
	const files = [
		{ url: "https://crm.example/1600.jpg", width: 1600 },
		{ url: "https://crm.example/200.jpg", width: 200, copy: "aa" },
		{ url: "https://crm.example/640.jpg", width: 640, copy: "bb" },
	];
	const sources = pictureSources("https://crm.example/1600.jpg", files);
	expect(sources).toMatchObject({
		src: "/pictures/bb",
		srcset: "/pictures/aa 200w, /pictures/bb 640w, https://crm.example/1600.jpg 1600w",
		sources: [],
	});
	expect(widestFile(sources)).toBe("https://crm.example/1600.jpg");
});

test("a picture on a card is not offered wider than is enough", () => {
	const { srcset, sources } = cardPicture(pictureSources("/media/villa-1600.jpg"));
	expect(srcset).toBe("/media/villa-400.jpg 400w, /media/villa-800.jpg 800w");
	expect(sources).toEqual([{ type: "image/avif", srcset: "/media/villa-400.avif 400w, /media/villa-800.avif 800w" }]);
	const small = pictureSources("https://crm.example/1.jpg", [
		{ url: "https://crm.example/200.jpg", width: 200 },
		{ url: "https://crm.example/400.jpg", width: 400 },
	]);
	expect(cardPicture(small)).toEqual(small);
	const only = pictureSources("https://crm.example/1.jpg");
	expect(cardPicture(only)).toEqual(only);
});

test("a picture of one file is that file, or its copy", () => {
	expect(
		pictureSources("https://crm.example/1.jpg", [{ url: "https://crm.example/1.jpg", width: null, copy: "aa" }]),
	).toMatchObject({
		src: "/pictures/aa",
		srcset: null,
	});
});
