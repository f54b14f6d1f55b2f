import { env } from "cloudflare:workers";
import { decode, encode } from "jpeg-js";
import { expect, test, vi } from "vitest";
import { bundledBrand } from "../../app/domain/agency/brand";
import type { ListingCard, ListingPicture, PropertyDetail } from "../../app/domain/property/listing";
import { createSharing, type SharingContent, sharingContent } from "./service";

const content: SharingContent = {
	headline: "Rijwoning",
	facts: "Te koop · 9000 Gent · 136 m²",
	price: "€\u00A0465.000",
	unit: null,
	brand: "Meridiaan",
	photograph: "/media/house.jpg",
};

/** A JPEG in a single colour. */
function plainPhotograph(): Uint8Array {
	const [width, height] = [160, 120];
	const data = new Uint8Array(width * height * 4).fill(200);
	return Uint8Array.from(encode({ width, height, data }, 90).data);
}

function service(photograph: () => Uint8Array | null) {
	let asked = 0;
	const sharing = createSharing({
		bucket: env.MEDIA,
		photograph: async () => {
			asked += 1;
			return photograph();
		},
	});
	return { sharing, asked: () => asked };
}

test("a picture has the size that networks show, the photograph above and words below", async () => {
	const { sharing } = service(plainPhotograph);
	const { width, height, data } = decode(await sharing.picture(1, "nl", content), { useTArray: true });
	expect([width, height]).toEqual([1_200, 630]);
	const [red = 0, green = 0] = data;
	expect([Math.abs(red - 200) < 8, Math.abs(green - 200) < 8]).toEqual([true, true]);
	const band = data.subarray(480 * width * 4);
	expect(band.filter((value, at) => at % 4 === 0 && value < 60).length).toBeGreaterThan(500);
});

test("a picture is drawn once for what it says, and last month's is not kept", async () => {
	const { sharing, asked } = service(plainPhotograph);
	const first = await sharing.picture(2, "nl", content);
	expect(await sharing.picture(2, "nl", content)).toEqual(first);
	expect(asked()).toBe(1);
	await sharing.picture(2, "nl", { ...content, price: "€\u00A0449.000" });
	expect((await env.MEDIA.list({ prefix: "sharing/nl/2/" })).objects).toHaveLength(1);
});

test("a picture without its photograph, which could not be had, is drawn again after an hour", async () => {
	let photograph: Uint8Array | null = null;
	const { sharing, asked } = service(() => photograph);
	const bare = await sharing.picture(3, "nl", content);
	photograph = plainPhotograph();
	expect(await sharing.picture(3, "nl", content)).toEqual(bare);
	vi.useFakeTimers({ now: Date.now() + 3_700_000, toFake: ["Date"] });
	expect(await sharing.picture(3, "nl", content)).not.toEqual(bare);
	expect(asked()).toBe(2);
	vi.useRealTimers();
});

test("a rent says what it is for and its charges, in place of the agency's name", () => {
	const card = {
		goal: "rent",
		state: "for-rent",
		title: "Lumineux",
		type: "Appartement",
		city: "Uccle",
		zip: "1180",
		priceText: "€\u00A01.240",
		priceUnit: "par mois + €\u00A0120 de charges",
	} as ListingCard;
	const detail = { card, pictures: [] as ListingPicture[] } as PropertyDetail;
	expect(sharingContent(detail, bundledBrand, "fr", "nl")).toMatchObject({
		headline: "Appartement",
		facts: "À louer · 1180 Uccle",
		price: "€\u00A01.240",
		unit: "par mois + €\u00A0120 de charges",
	});
	const rented = { ...detail, card: { ...card, state: "rented" as const } };
	expect(sharingContent(rented, bundledBrand, "fr", "nl")).toMatchObject({ price: "Loué", unit: null });
});

test("without a photograph, or with a broken one, the words stand alone", async () => {
	for (const broken of [() => null, () => new Uint8Array([0xff, 0xd8, 1, 2, 3])]) {
		const { sharing } = service(broken);
		const { width } = decode(await sharing.picture(3, "fr", content), { useTArray: true });
		expect(width).toBe(1_200);
	}
});
