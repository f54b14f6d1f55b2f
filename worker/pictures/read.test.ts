import { expect, test, vi } from "vitest";
import { readPicture } from "./read";

const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);

function serving(body: BodyInit | null, init?: ResponseInit) {
	return readPicture("/media/a-800.jpg", async () => new Response(body, init), false);
}

test("a picture's type follows from its content", async () => {
	expect(await serving(jpeg)).toEqual({ type: "jpg", bytes: jpeg });
	expect((await serving(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d])))?.type).toBe("png");
	expect(await serving("<svg/>", { headers: { "content-type": "image/jpeg" } })).toBeNull();
});

test("what fails, is missing or too large leaves a brochure without it", async () => {
	expect(await serving(jpeg, { status: 404 })).toBeNull();
	expect(await serving(jpeg, { headers: { "content-length": "999999999" } })).toBeNull();
	const large = new Uint8Array(5 * 1024 * 1024);
	large.set(jpeg);
	expect(await serving(large)).toBeNull();
	expect(
		await readPicture(
			"/media/a-800.jpg",
			async () => {
				throw new Error("offline");
			},
			false,
		),
	).toBeNull();
});

test("an address of a private network is not asked", async () => {
	const asked = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response(jpeg));
	const none = async () => new Response(null, { status: 404 });
	for (const url of ["https://10.0.0.1/1.jpg", "https://localhost/1.jpg", "http://pictures.example.com/1.jpg"]) {
		expect(await readPicture(url, none, false)).toBeNull();
	}
	expect(asked).not.toHaveBeenCalled();
	expect(await readPicture("https://pictures.example.com/1.jpg", none, false)).not.toBeNull();
	asked.mockRestore();
});
