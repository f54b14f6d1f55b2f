import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { AxeBuilder } from "@axe-core/playwright";
import { expect as expectSoon, type FrameLocator, type Locator, type Page, test } from "@playwright/test";
import { formatConsent } from "../../app/domain/consent/consent";
import map from "../../locales/nl/map.json" with { type: "json" };
import search from "../../locales/nl/search.json" with { type: "json" };
import { townArchive } from "../support/map/archive";
import { type At, Fingers } from "./fingers";
import { watch, whenAlive } from "./support";

/** A machine without a graphics card draws the map slowly, and everything else meanwhile. */
const expect = expectSoon.configure({ timeout: 20_000 });

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };
const GHENT = "/nl/te-koop/?zip=9000";

test.beforeAll(() => {
	const file = path.join(mkdtempSync(path.join(tmpdir(), "meridiaan-map-")), "town.pmtiles");
	writeFileSync(file, townArchive());
	const STATE_DIR = process.env.E2E_STATE_DIR ?? ".wrangler/e2e";
	execFileSync("node", ["scripts/map.ts", file], { env: { ...process.env, STATE_DIR }, stdio: "pipe" });
});

test.beforeEach(async ({ context, baseURL }) => {
	const value = formatConsent({ analytics: false, marketing: false });
	await context.addCookies([{ name: "consent", value: encodeURIComponent(value), url: baseURL ?? "" }]);
});

/** The map, once it has drawn everything. */
async function opened(page: Page): Promise<FrameLocator> {
	const frame = page.frameLocator("iframe");
	await expect(frame.locator("[data-map=idle]")).toBeVisible({ timeout: 30_000 });
	await expect(frame.locator(".map-group, .map-price").first()).toBeVisible();
	return frame;
}

/** A point on the map, by shares of its width and height. */
async function onMap(page: Page): Promise<(x: number, y: number) => At> {
	const box = await page.locator("iframe").boundingBox();
	if (!box) throw new Error("the map has no place");
	return (x, y) => ({ x: box.x + box.width * x, y: box.y + box.height * y });
}

async function choose(frame: FrameLocator, tool: "lasso" | "circle" | "polygon"): Promise<void> {
	await frame.getByRole("button", { name: map.draw.open }).click();
	await frame.getByRole("button", { name: map.draw[tool], exact: true }).click();
}

test.describe("streets", () => {
	test("come from the site's own archive, and the browser asks nobody else", async ({ page, baseURL }) => {
		const problems = watch(page);
		const asked: string[] = [];
		const tiles: number[] = [];
		page.on("request", (request) => asked.push(request.url()));
		page.on("response", (response) => {
			if (response.url().includes("/map/tiles/")) tiles.push(response.status());
		});
		await page.setViewportSize(WIDE);
		await page.goto(GHENT);
		const frame = await opened(page);
		await expect(frame.locator('[data-tiles="streets"]')).toBeVisible();
		expect(tiles.length).toBeGreaterThan(0);
		expect(tiles.every((status) => status === 200 || status === 204)).toBe(true);
		expect(asked.filter((url) => /^https?:/.test(url) && !url.startsWith(baseURL ?? "none"))).toEqual([]);
		await expect(frame.locator(".maplibregl-ctrl-attrib-inner")).toContainText("© Makers of tests");
		await expect(frame.locator(".maplibregl-ctrl-attrib-inner")).toContainText("Buiten dit gebied vereenvoudigd");
		expect(problems).toEqual([]);
	});

	test("give way to the outlines where there are none", async ({ page }) => {
		await page.route("**/map/tiles.json", (route) => route.fulfill({ status: 404, json: { ok: false } }));
		await page.setViewportSize(WIDE);
		await page.goto(GHENT);
		const frame = await opened(page);
		await expect(frame.locator('[data-tiles="embedded"]')).toBeVisible();
		await expect(frame.locator(".maplibregl-ctrl-attrib-inner")).toContainText("Vereenvoudigde kaart");
	});

	test("give way to the outlines where their tiles fail", async ({ page }) => {
		await page.route("**/map/tiles/**", (route) => route.fulfill({ status: 503, body: "" }));
		await page.setViewportSize(WIDE);
		await page.goto(GHENT);
		const frame = await opened(page);
		await expect(frame.locator('[data-tiles="embedded"]')).toBeVisible();
	});

	test("are listed around a property whose address is public", async ({ page }) => {
		await page.goto("/nl/te-koop/gent/x/4101/");
		await whenAlive(page);
		await page.locator("#location").scrollIntoViewIfNeeded();
		const around = page.locator("details", { has: page.getByRole("heading", { name: map.around.title }) });
		await expect(around.getByText("Proefstation")).toBeVisible();
		await expect(around.getByText("Testschool")).toBeVisible();
	});
});

test.describe("drawn by finger", () => {
	test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

	async function phone(page: Page) {
		await page.goto(`${GHENT}&view=map`);
		const frame = await opened(page);
		return { frame, at: await onMap(page), fingers: await Fingers.on(page) };
	}

	test("a line around an area narrows the list, and the map stays where it is", async ({ page }) => {
		const { frame, at, fingers } = await phone(page);
		await choose(frame, "lasso");
		await expect(frame.getByText(map.draw.next.lasso.begin)).toBeVisible();
		await fingers.drag([at(0.3, 0.45), at(0.7, 0.45), at(0.7, 0.8), at(0.3, 0.8), at(0.3, 0.5)]);
		await expect(page).toHaveURL(/polygon=/);
		await expect(page).not.toHaveURL(/bbox=/);
		await expect(frame.getByRole("button", { name: map.draw.clear })).toBeVisible();
	});

	test("a circle is dragged, and tapped", async ({ page }) => {
		const { frame, at, fingers } = await phone(page);
		await choose(frame, "circle");
		await fingers.drag([at(0.5, 0.6), at(0.6, 0.6), at(0.75, 0.6)]);
		await expect(page).toHaveURL(/polygon=/);
		await frame.getByRole("button", { name: map.draw.clear }).click();
		await expect(page).not.toHaveURL(/polygon=/);
		await choose(frame, "circle");
		await fingers.tap(at(0.5, 0.6));
		await expect(frame.getByText(map.draw.next.circle["go-on"])).toBeVisible();
		await fingers.tap(at(0.75, 0.6));
		await expect(page).toHaveURL(/polygon=/);
	});

	test("a circle of no size is refused before it reaches the address", async ({ page }) => {
		const { frame, at, fingers } = await phone(page);
		await choose(frame, "circle");
		await fingers.tap(at(0.5, 0.6));
		await fingers.tap(at(0.5, 0.6));
		await expect(frame.getByText(map.draw.tooSmall)).toBeVisible();
		await expect(page).not.toHaveURL(/polygon=/);
	});

	test("corners are tapped one by one, taken back, and closed", async ({ page }) => {
		const { frame, at, fingers } = await phone(page);
		await choose(frame, "polygon");
		const undo = frame.getByRole("button", { name: map.draw.undo });
		await expect(undo).toBeDisabled();
		for (const corner of [at(0.25, 0.5), at(0.8, 0.5), at(0.8, 0.85)]) await fingers.tap(corner);
		await expect(frame.getByText(map.draw.next.polygon.close)).toBeVisible();
		await undo.click();
		await expect(frame.getByText(map.draw.next.polygon["go-on"])).toBeVisible();
		await fingers.tap(at(0.6, 0.9));
		await frame.getByRole("button", { name: map.draw.close, exact: true }).click();
		await expect(page).toHaveURL(/polygon=/);
	});

	test("two fingers move the map and draw nothing", async ({ page }) => {
		const { frame, at, fingers } = await phone(page);
		await choose(frame, "lasso");
		const marker = frame.locator(".map-price, .map-group").first();
		const before = await marker.boundingBox();
		await fingers.pan(at(0.3, 0.5), { x: 0, y: 120 });
		await expect
			.poll(async () => Math.abs(((await marker.boundingBox())?.y ?? 0) - (before?.y ?? 0)))
			.toBeGreaterThan(60);
		await expect(page).not.toHaveURL(/polygon=/);
		await expect(frame.getByText(map.draw.next.lasso.begin)).toBeVisible();
		await fingers.drag([at(0.3, 0.45), at(0.7, 0.45), at(0.7, 0.8), at(0.3, 0.8), at(0.3, 0.5)]);
		await expect(page).toHaveURL(/polygon=/);
	});

	test("a property's card is swiped, and the list is pulled up from the edge", async ({ page }) => {
		const { frame, fingers } = await phone(page);
		await frame.locator(".map-price").first().click();
		const cards = page.getByRole("region", { name: map.cards });
		await expect(cards.getByRole("link").first()).toBeFocused();
		const chosen = frame.locator('[aria-pressed="true"]');
		const first = await chosen.getAttribute("aria-label");
		const box = await cards.boundingBox();
		if (!box) throw new Error("the cards have no place");
		const y = box.y + box.height / 2;
		await fingers.drag([
			{ x: 330, y },
			{ x: 40, y },
		]);
		await expect.poll(() => cards.locator("ul").evaluate((list) => list.scrollLeft)).toBeGreaterThan(200);
		await expect
			.poll(async () => (await chosen.count()) === 0 || (await chosen.getAttribute("aria-label")) !== first)
			.toBe(true);
		await cards.getByRole("button", { name: map.close }).click();
		const handle = page.locator(".sheet-handle");
		await expect(handle).toHaveAttribute("aria-expanded", "false");
		await expect(page.locator(".sheet-content")).toHaveAttribute("inert");
		const grip = await handle.boundingBox();
		if (!grip) throw new Error("the handle has no place");
		await fingers.drag([
			{ x: 195, y: grip.y + 20 },
			{ x: 195, y: grip.y - 200 },
		]);
		await expect(handle).toHaveAttribute("aria-expanded", "true");
		await expect(page.locator(".sheet-content")).toBeInViewport({ ratio: 0.9 });
		await expect(page.locator(".sheet-content")).not.toHaveAttribute("inert");
	});

	test("the map fills the screen between the header and the bar at the lower edge", async ({ page }) => {
		await phone(page);
		const box = await page.locator("iframe").boundingBox();
		expect(box?.height).toBeGreaterThan(PHONE.height * 0.75);
		const { violations } = await new AxeBuilder({ page }).analyze();
		expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
	});
});

test.describe("with a mouse", () => {
	test.use({ viewport: WIDE });

	test("a line is dragged, or follows the pointer from one click to the next", async ({ page }) => {
		await page.goto(GHENT);
		const frame = await opened(page);
		const at = await onMap(page);
		const way = [at(0.6, 0.3), at(0.6, 0.6), at(0.35, 0.6), at(0.35, 0.35)];
		const go = async ({ x, y }: At) => page.mouse.move(x, y, { steps: 8 });
		await choose(frame, "lasso");
		await go(at(0.35, 0.3));
		await page.mouse.down();
		for (const spot of way) await go(spot);
		await page.mouse.up();
		await expect(page).toHaveURL(/polygon=/);
		await frame.getByRole("button", { name: map.draw.clear }).click();
		await expect(page).not.toHaveURL(/polygon=/);
		await choose(frame, "lasso");
		const start = at(0.35, 0.3);
		await page.mouse.click(start.x, start.y);
		for (const spot of way) await go(spot);
		await page.mouse.down();
		await page.mouse.up();
		await expect(page).toHaveURL(/polygon=/);
	});

	test("a tool chosen by keyboard keeps the focus among the tools, and Escape gives it up", async ({ page }) => {
		await page.setViewportSize(WIDE);
		await page.goto(GHENT);
		const frame = await opened(page);
		await frame.getByRole("button", { name: map.draw.open }).press("Enter");
		await frame.getByRole("button", { name: map.draw.circle, exact: true }).press("Enter");
		await expect(frame.getByRole("button", { name: map.draw.cancel })).toBeFocused();
		await page.keyboard.press("Escape");
		await expect(frame.getByRole("button", { name: map.draw.open })).toBeFocused();
		await page.keyboard.press("Enter");
		await frame.getByRole("button", { name: map.draw.middle }).press("Enter");
		await expect(frame.getByRole("button", { name: map.draw.edit })).toBeFocused();
		await expect(page).toHaveURL(/polygon=/);
	});

	test("an area's corners are moved by keyboard", async ({ page }) => {
		await page.goto(GHENT);
		const frame = await opened(page);
		await frame.getByRole("button", { name: map.draw.open }).click();
		await frame.getByRole("button", { name: map.draw.middle }).click();
		await expect(page).toHaveURL(/polygon=/);
		const before = page.url();
		await frame.getByRole("button", { name: map.draw.edit }).click();
		await frame.locator(".map-corner").first().focus();
		await page.keyboard.press("ArrowRight");
		await page.keyboard.press("Delete");
		await frame.getByRole("button", { name: map.draw.done, exact: true }).click();
		await expect(page).not.toHaveURL(before);
		await expect(page).toHaveURL(/polygon=/);
	});

	test("properties at one point open a list, from which each is reached", async ({ page }) => {
		await page.goto(GHENT);
		const frame = await opened(page);
		await frame.getByRole("button", { name: "5 panden, tonen" }).click();
		const list = page.getByRole("region", { name: "5 panden op deze plaats" });
		await expect(list.getByRole("link")).toHaveCount(5);
		await expect(list.getByRole("link").first()).toBeFocused();
		await page.keyboard.press("Escape");
		await expect(list).toBeHidden();
	});

	test("a marker opens a card and brings the property's card in the list into sight", async ({ page }) => {
		await page.goto(GHENT);
		const frame = await opened(page);
		await page.evaluate(() => scrollTo(0, 1_200));
		await frame.getByRole("button", { name: /465\.000/ }).click();
		await expect(page.getByRole("region", { name: map.selected }).getByRole("link")).toBeFocused();
		await expect(page.locator('[data-listing="4101"]')).toBeInViewport();
	});

	test("an area that the map was moved to is searched when that is asked for", async ({ page }) => {
		await page.goto(GHENT);
		const frame = await opened(page);
		await frame.getByRole("button", { name: map.frame.zoomIn, exact: true }).click();
		await expect(page).not.toHaveURL(/bbox=/);
		await page.getByRole("button", { name: map.searchHere }).click();
		await expect(page).toHaveURL(/bbox=/);
		await expect(page.getByRole("button", { name: map.searchHere })).toBeHidden();
	});

	test("the map opens on what was found, and shows what is near where nothing was", async ({ page }) => {
		await page.goto(GHENT);
		const [west, south, east, north] = ((await page.locator("iframe").getAttribute("src")) ?? "")
			.split("#box=")[1]
			?.split(",")
			.map(Number) ?? [0, 0, 0, 0];
		expect(west).toBeGreaterThan(3.6);
		expect(south).toBeGreaterThan(50.9);
		expect(east).toBeLessThan(3.9);
		expect(north).toBeLessThan(51.2);
		await page.goto(`${GHENT}&minPrice=9000000`);
		await expect(page.frameLocator("iframe").getByText("Geen panden in Gent")).toBeVisible();
		await page.goto("/nl/te-koop/?zip=9820");
		await expect(page.frameLocator("iframe").getByText(/Niets in Merelbeke.*binnen 15\skm/)).toBeVisible();
		await expect(page.frameLocator("iframe").locator(".map-price, .map-group").first()).toBeVisible();
	});
});

for (const [width, share] of [
	[1440, 0.4],
	[1920, 0.4],
] as const) {
	test(`list and map fill a screen of ${width} px`, async ({ page }) => {
		await page.setViewportSize({ width, height: 1000 });
		await page.goto(GHENT);
		const box = await page.locator(".list-map").boundingBox();
		expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width - 60);
		expect(box?.width).toBeGreaterThan(width * share);
	});
}

test("a saved search takes the very area that was drawn", async ({ page }) => {
	await page.setViewportSize(WIDE);
	await page.goto("/nl/blijf-op-de-hoogte/");
	await page.getByRole("button", { name: map.chooser.showMap }).click();
	const frame = page.frameLocator(`iframe[title="${map.chooser.map}"]`);
	await expect(frame.locator("[data-map=idle]")).toBeVisible({ timeout: 30_000 });
	await frame.getByRole("button", { name: map.draw.open }).click();
	await frame.getByRole("button", { name: map.draw.middle }).click();
	await expect(page.locator('input[name="polygon"]')).toHaveValue(/.{20,}/);
	await expect(page.locator('input[name="zones"]')).toHaveCount(0);
	await expect(page.getByRole("button", { name: new RegExp(map.chooser.area) })).toBeVisible();
	await frame.getByRole("button", { name: map.draw.clear }).click();
	await expect(page.locator('input[name="polygon"]')).toHaveCount(0);
});

/** Pixels of a part of the page that have a colour, nearly. */
async function pixelsOf(part: Locator, colour: readonly [number, number, number]): Promise<number> {
	const picture = (await part.screenshot()).toString("base64");
	return part.page().evaluate(
		async ([base64, [red, green, blue]]) => {
			const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
			const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
			const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
			pen?.drawImage(bitmap, 0, 0);
			const data = pen?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
			let count = 0;
			for (let at = 0; at < data.length; at += 4) {
				const [r = 0, g = 0, b = 0] = [data[at], data[at + 1], data[at + 2]];
				if (Math.abs(r - red) + Math.abs(g - green) + Math.abs(b - blue) < 40) count += 1;
			}
			return count;
		},
		[picture, colour] as const,
	);
}

test("what is drawn on the map has the accent that the agency has chosen", async ({ page }) => {
	await page.route(/\/assets\/.*\.css$/, async (route) => {
		const response = await route.fetch();
		await route.fulfill({ response, body: `${await response.text()}\n:root{--accent:#0047d6!important}` });
	});
	await page.setViewportSize(WIDE);
	await page.goto("/nl/blijf-op-de-hoogte/");
	await page.getByRole("button", { name: map.chooser.showMap }).click();
	const frame = page.frameLocator("iframe");
	await expect(frame.locator("[data-map=idle]")).toBeVisible({ timeout: 30_000 });
	await frame.getByRole("button", { name: map.draw.open }).click();
	await frame.getByLabel(map.draw.radius).selectOption("20");
	await frame.getByRole("button", { name: map.draw.middle }).click();
	await expect(page.locator('input[name="polygon"]')).toHaveCount(1);
	await expect.poll(() => pixelsOf(page.locator("iframe"), [0, 0x47, 0xd6])).toBeGreaterThan(20);
});

test("a saved search takes what lies within a radius of a place by its name, and the tree shows it", async ({
	page,
}) => {
	await page.goto("/nl/blijf-op-de-hoogte/");
	await whenAlive(page);
	await page.getByRole("combobox", { name: search.place.input }).pressSequentially("Gent");
	await expect(page.getByRole("option", { name: /^Gent/ }).first()).toBeVisible();
	await page.keyboard.press("Enter");
	await expect(page.locator('input[name="zones"]')).toHaveCount(1);
	const radius = page.getByLabel(search.place.radius);
	await radius.selectOption("10");
	await expect(page.getByRole("button", { name: "Destelbergen verwijderen" })).toBeVisible();
	const within10 = await page.locator('input[name="zones"]').count();
	expect(within10).toBeGreaterThan(3);
	await expect(page.locator("summary", { hasText: /^Vlaanderen/ })).toContainText(`${within10} van`);
	await radius.selectOption("0");
	await expect(page.locator('input[name="zones"]')).toHaveCount(1);
});
