import { expect as expectSoon, type FrameLocator, type Locator, type Page, test } from "@playwright/test";
import { formatConsent } from "../../app/domain/consent/consent";
import { distanceMetres } from "../../app/domain/localities/geo";
import type { FromMap } from "../../app/domain/map/messages";
import { demoFeed } from "../../demo/feed/feed.ts";
import common from "../../locales/nl/common.json" with { type: "json" };
import map from "../../locales/nl/map.json" with { type: "json" };
import search from "../../locales/nl/search.json" with { type: "json" };
import { tileAt } from "../../worker/map/coverage";
import { type At, Fingers } from "./fingers";
import { expectAccessible, holdScripts, watch, whenHydrated } from "./support";

/** Without a GPU, drawing the map is slow and slows down everything else. */
const expect = expectSoon.configure({ timeout: 20_000 });

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };
const GHENT = "/nl/te-koop/?zip=9000";

test.beforeEach(async ({ context, baseURL }) => {
	const value = formatConsent({ analytics: false, marketing: false });
	await context.addCookies([{ name: "consent", value: encodeURIComponent(value), url: baseURL ?? "" }]);
});

/** Colour of empty land in dark mode. */
const DARK_LAND = [0x1b, 0x19, 0x16] as const;

/** Colour of drawn shapes in light mode. */
const ACCENT = [0xa5, 0x40, 0x1f] as const;

/** Waits until the map has drawn everything. */
async function opened(page: Page, first = ".map-group, .map-price"): Promise<FrameLocator> {
	// Beside a list, the map loads only after a visitor's movement. A page before its first paint ignores movements.
	await expect
		.poll(async () => {
			await page.mouse.move(10, 10);
			await page.mouse.move(12, 12);
			return page.locator("iframe").count();
		})
		.toBeGreaterThan(0);
	const frame = page.frameLocator("iframe");
	await expect(frame.locator("[data-map=idle]")).toBeVisible({ timeout: 30_000 });
	await expect(frame.locator(first).first()).toBeVisible();
	return frame;
}

/** Returns a function from shares of the map's width and height to a point. */
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
		const warnings: string[] = [];
		const asked: string[] = [];
		const tiles: number[] = [];
		// Place names avoid markers by means of images that have to load in time.
		page.on("console", (message) => message.text().includes("could not be loaded") && warnings.push(message.text()));
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
		const canvas = frame.locator("canvas");
		expect(await pixelsOf(canvas, DARK_LAND)).toBeLessThan(10_000);
		await page.emulateMedia({ colorScheme: "dark" });
		await expect.poll(() => pixelsOf(canvas, DARK_LAND)).toBeGreaterThan(10_000);
		expect(warnings).toEqual([]);
		expect(problems).toEqual([]);
	});

	test("give way to the outlines where there are none", async ({ page }) => {
		await page.route("**/map/tiles.json", (route) => route.fulfill({ status: 204, body: "" }));
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

	test("around one property are seen from near, also where they come late", async ({ page }) => {
		const widths: number[] = [];
		await page.exposeFunction("hear", (message: FromMap) => {
			if (message.type === "bounds") widths.push(message.box.east - message.box.west);
		});
		await page.addInitScript(() => {
			// Disables timeouts for slow machines.
			AbortSignal.timeout = () => new AbortController().signal;
			if (window.parent !== window) return;
			addEventListener("message", (event) => (window as unknown as { hear(data: unknown): void }).hear(event.data));
		});
		const { promise: held, resolve: release } = Promise.withResolvers<void>();
		await page.route("**/map/tiles.json", async (route) => {
			await held;
			await route.continue();
		});
		await page.goto("/nl/te-koop/gent/x/4101/");
		await whenHydrated(page);
		await page.locator("#location").scrollIntoViewIfNeeded();
		const frame = page.frameLocator("iframe");
		await expect(frame.locator('[data-tiles="embedded"]')).toBeVisible();
		await expect.poll(() => widths.at(-1) ?? 0).toBeGreaterThan(0.2);
		release();
		await expect(frame.locator('[data-tiles="streets"]')).toBeVisible();
		await expect.poll(() => widths.at(-1)).toBeLessThan(0.1);
	});

	test("are listed around a property whose address is public", async ({ page }) => {
		await page.goto("/nl/te-koop/gent/x/4101/");
		await whenHydrated(page);
		await page.locator("#location").scrollIntoViewIfNeeded();
		const around = page.locator("details", { has: page.getByText(map.around.title, { exact: true }) });
		await around.locator("summary").click();
		await expect(around.getByText("Proefstation")).toBeVisible();
		await expect(around.getByText("Testschool")).toBeVisible();
		for (const order of ["kind", "name", "metres"] as const) {
			await around.getByRole("button", { name: map.around.order[order] }).press("Enter");
			await expect(around.getByRole("columnheader", { name: map.around.order[order] })).toHaveAttribute(
				"aria-sort",
				"ascending",
			);
			await expect(around.locator("[aria-sort]")).toHaveCount(1);
		}
		const names = ["Testwinkel", "Testschool", "Testpark", "Teststraat", "Proefstation"];
		await expect(around.getByRole("rowheader")).toHaveText(names);
	});
});

test.describe("on a dense screen", () => {
	// The circle's line is thin, and its position on the pixel grid depends on the site's secret.
	test.use({ deviceScaleFactor: 2 });

	test("of a hidden address the map has the circle alone, around the point that everybody is told", async ({
		page,
	}) => {
		const answer = await page.request.get("/api/properties/4103?lang=nl");
		const { area, path: address } = (await answer.json()) as {
			area: { latitude: number; longitude: number };
			path: string;
		};
		const asked: string[] = [];
		const said: unknown[] = [];
		page.on("request", (request) => asked.push(request.url()));
		await page.exposeFunction("hear", (message: unknown) => said.push(message));
		await page.addInitScript(() => {
			if (window.parent === window) return;
			addEventListener("message", (event) => (window as unknown as { hear(data: unknown): void }).hear(event.data));
		});
		await page.goto(address);
		await whenHydrated(page);
		await page.locator("#location").scrollIntoViewIfNeeded();
		const frame = page.frameLocator("iframe");
		await expect(frame.locator("[data-map=idle]")).toBeVisible({ timeout: 30_000 });
		const box =
			((await page.locator("iframe").getAttribute("src")) ?? "").split("#box=")[1]?.split(",").map(Number) ?? [];
		const [west = 0, south = 0, east = 0, north = 0] = box;
		expect((west + east) / 2).toBeCloseTo(area.longitude, 3);
		expect((south + north) / 2).toBeCloseTo(area.latitude, 3);
		await expect
			.poll(() => said)
			.toContainEqual(expectSoon.objectContaining({ marker: expectSoon.objectContaining({ ...area, radius: 500 }) }));
		// Clear of the page's own bars, which use the same colour.
		await page
			.locator("iframe")
			.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
		await expect.poll(() => pixelsOf(frame.locator("canvas"), ACCENT)).toBeGreaterThan(20);
		await expect(frame.locator(".map-pin")).toHaveCount(0);
		await expect(page.getByRole("heading", { name: map.around.title })).toHaveCount(0);
		expect(asked.filter((url) => url.includes("/api/around"))).toEqual([]);
	});
});

test("of a hidden address neither the tiles that are asked for nor any answer of the site tells the place", async ({
	page,
	baseURL,
}) => {
	// Within the area of the archive's streets.
	const id = 4177;
	const records = demoFeed({ origin: "http://localhost", today: new Date().toISOString().slice(0, 10) }).flatMap(
		({ properties }) => (properties ?? []) as Record<string, unknown>[],
	);
	const record = records.find(({ ID }) => ID === id);
	const exact = { latitude: Number(record?.Latitude), longitude: Number(record?.Longitude) };
	expect(record?.PublishAddress).toBe(false);
	// Nearby properties may share its latitude or longitude, which are published.
	const others = records.filter(({ ID, PublishAddress }) => ID !== id && PublishAddress !== false);
	const published = new Set(others.flatMap(({ Latitude, Longitude }) => [Latitude, Longitude]));
	const card = await page.request.get(`/api/properties/${id}?lang=nl`);
	const { area, path: address } = (await card.json()) as {
		area: { latitude: number; longitude: number };
		path: string;
	};
	expect(distanceMetres(area, exact)).toBeGreaterThan(190);

	const answers: Promise<string>[] = [];
	const tiles: { z: number; x: number; y: number }[] = [];
	const views: Extract<FromMap, { type: "bounds" }>[] = [];
	page.on("response", (response) => {
		const type = response.headers()["content-type"] ?? "";
		if (response.url().startsWith(baseURL ?? "none") && /html|json|turbo|text\/x-/.test(type)) {
			answers.push(response.text().catch(() => ""));
		}
	});
	page.on("request", (request) => {
		const [, z, x, y] = /\/map\/tiles\/\w+\/(\d+)\/(\d+)\/(\d+)\.pbf$/.exec(request.url()) ?? [];
		if (z) tiles.push({ z: Number(z), x: Number(x), y: Number(y) });
	});
	await page.exposeFunction("hear", (message: FromMap) => message.type === "bounds" && views.push(message));
	await page.addInitScript(() => {
		if (window.parent !== window) return;
		addEventListener("message", (event) => (window as unknown as { hear(data: unknown): void }).hear(event.data));
	});
	await page.setViewportSize(WIDE);
	await page.goto(address);
	await whenHydrated(page);
	await page.locator("#location").scrollIntoViewIfNeeded();
	await expect(page.frameLocator("iframe").locator('[data-map=idle][data-tiles="streets"]')).toBeVisible({
		timeout: 30_000,
	});
	await expect.poll(() => views.length).toBeGreaterThan(0);

	const box = views.at(-1)?.box ?? { west: 0, south: 0, east: 0, north: 0 };
	// The map's bottom padding is slightly larger than the top one.
	expect(
		distanceMetres(area, { latitude: (box.south + box.north) / 2, longitude: (box.west + box.east) / 2 }),
	).toBeLessThan(60);
	const z = Math.max(...tiles.map((tile) => tile.z));
	const [first, last] = [tileAt(box.north, box.west, z), tileAt(box.south, box.east, z)];
	expect(z).toBeGreaterThan(12);
	for (const { x, y } of tiles.filter((tile) => tile.z === z)) {
		expect(x >= first.x && x <= last.x && y >= first.y && y <= last.y, `tile ${x}/${y}`).toBe(true);
	}
	const texts = await Promise.all(answers);
	expect(texts.some((text) => text.includes(String(area.latitude)))).toBe(true);
	for (const text of texts) {
		const numbers = (text.match(/\d{1,2}\.\d{3,}/g) ?? []).map(Number).filter((number) => !published.has(number));
		const isNear = (degrees: number) => numbers.some((number) => Math.abs(number - degrees) < 0.0005);
		expect(isNear(exact.latitude) && isNear(exact.longitude)).toBe(false);
	}
});

test("a project is shown where it lies", async ({ page }) => {
	await page.goto("/nl/projecten/x/x/5/");
	await whenHydrated(page);
	await page.locator("#location").scrollIntoViewIfNeeded();
	await expect(page.frameLocator("iframe").locator(".map-pin")).toBeVisible();
});

test.describe("drawn by finger", () => {
	test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

	async function phone(page: Page) {
		await page.goto(`${GHENT}&view=map`);
		const frame = await opened(page);
		return { frame, at: await onMap(page), fingers: await Fingers.on(page) };
	}

	test("a list asks for nothing of the map before that is asked for", async ({ page }) => {
		const asked: string[] = [];
		page.on("request", (request) => asked.push(request.url()));
		await page.goto(GHENT);
		await whenHydrated(page);
		await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
		await page.waitForLoadState("networkidle");
		expect(asked.filter((url) => /map-frame|\/map\/tiles|\/api\/map|map-view|maplibre/.test(url))).toEqual([]);
		await page.getByRole("link", { name: search.view.map, exact: true }).last().click();
		await expect(page.locator("iframe")).toBeInViewport();
	});

	test("areas are drawn: by a line, as a circle, corner by corner, and not by two fingers", async ({ page }) => {
		test.slow();
		const { frame, at, fingers } = await phone(page);
		const line = [at(0.3, 0.45), at(0.7, 0.45), at(0.7, 0.8), at(0.3, 0.8), at(0.3, 0.5)];
		const clear = async () => {
			await frame.getByRole("button", { name: map.draw.clear }).click();
			await expect(page).not.toHaveURL(/polygon=/);
		};

		await test.step("a line around an area narrows the list, and the map stays where it is", async () => {
			await choose(frame, "lasso");
			await expect(frame.getByText(map.draw.next.lasso.begin)).toBeVisible();
			await fingers.drag(line, 2);
			await expect(page).toHaveURL(/polygon=/);
			await expect(page).not.toHaveURL(/bbox=/);
			await clear();
		});

		await test.step("a circle is dragged, and tapped", async () => {
			await choose(frame, "circle");
			await fingers.drag([at(0.5, 0.6), at(0.6, 0.6), at(0.75, 0.6)], 2);
			await expect(page).toHaveURL(/polygon=/);
			await clear();
			await choose(frame, "circle");
			await fingers.tap(at(0.5, 0.6));
			await expect(frame.getByText(map.draw.next.circle["go-on"])).toBeVisible();
			await fingers.tap(at(0.75, 0.6));
			await expect(page).toHaveURL(/polygon=/);
			await clear();
		});

		await test.step("a circle of no size is refused before it reaches the address", async () => {
			await choose(frame, "circle");
			await fingers.tap(at(0.5, 0.6));
			await fingers.tap(at(0.5, 0.6));
			await expect(frame.getByText(map.draw.tooSmall)).toBeVisible();
			await expect(page).not.toHaveURL(/polygon=/);
			await frame.getByRole("button", { name: map.draw.cancel }).click();
		});

		await test.step("corners are tapped one by one, taken back, and closed", async () => {
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
			await clear();
		});

		await test.step("two fingers move the map and draw nothing", async () => {
			await choose(frame, "lasso");
			const marker = frame.locator(".map-price, .map-group").first();
			const before = await marker.boundingBox();
			await fingers.pan(at(0.3, 0.5), { x: 0, y: 120 });
			await expect
				.poll(async () => Math.abs(((await marker.boundingBox())?.y ?? 0) - (before?.y ?? 0)))
				.toBeGreaterThan(60);
			await expect(page).not.toHaveURL(/polygon=/);
			await expect(frame.getByText(map.draw.next.lasso.begin)).toBeVisible();
			await fingers.drag(line, 2);
			await expect(page).toHaveURL(/polygon=/);
		});
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
		const top = async () => Math.round(((await handle.boundingBox())?.y ?? 0) / 10);
		// The sheet is still moving: wait until it rests.
		await handle.click({ trial: true });
		const half = await top();
		expect(half * 10).toBeGreaterThan(PHONE.height * 0.3);
		await fingers.drag([
			{ x: 195, y: half * 10 + 20 },
			{ x: 195, y: half * 10 - 200 },
		]);
		await expect.poll(top).toBeLessThan(10);
	});

	test("the drawing menu takes the place of a property's card, and a marker's card that of the menu", async ({
		page,
	}) => {
		const { frame } = await phone(page);
		const cards = page.locator(".map-cards");
		const open = frame.getByRole("button", { name: map.draw.open });
		const last = frame.getByRole("button", { name: map.draw.middle });
		const price = frame.getByRole("button", { name: /595\.000/ });
		await price.tap();
		await expect(cards).toBeVisible();
		await open.tap();
		await expect(cards).toBeHidden();
		// Trial click: a card on top would intercept it.
		await last.tap({ trial: true });
		await expect(price).toHaveAttribute("aria-pressed", "false");
		// By keyboard, because the menu covers it.
		await price.press("Enter");
		await expect(last).toBeHidden();
		await expect(cards).toBeVisible();
		await expect(price).toHaveAttribute("aria-pressed", "true");
	});

	test("the offer to search another area makes room for the drawing menu", async ({ page }) => {
		const { frame } = await phone(page);
		const offer = page.getByRole("button", { name: map.searchHere });
		const open = frame.getByRole("button", { name: map.draw.open });
		const last = frame.getByRole("button", { name: map.draw.middle });
		await frame.getByRole("button", { name: map.frame.zoomIn, exact: true }).tap();
		await expect(offer).toBeVisible();
		await open.tap();
		await last.tap({ trial: true });
		await expect(offer).toBeHidden();
		await open.tap();
		await expect(last).toBeHidden();
		await expect(offer).toBeVisible();
		// Choosing a tool closes the menu.
		await choose(frame, "lasso");
		await expect(offer).toBeVisible();
	});

	test("the map fills the screen between header and bar, where filters, order and saving stay at hand", async ({
		page,
	}) => {
		await phone(page);
		const box = await page.locator("iframe").boundingBox();
		expect(box?.height).toBeGreaterThan(PHONE.height * 0.75);
		await expectAccessible(page);
		const bar = page.locator(".thumb-bar");
		for (const name of [search.view.list, search.saveSearchBy]) {
			await expect(bar.getByRole("link", { name, exact: true })).toBeVisible();
		}
		await bar.getByRole("button", { name: search.sort.open, exact: true }).tap();
		await expect(page.locator(".sort-sheet")).toBeVisible();
		await page.keyboard.press("Escape");
		await bar.getByRole("button", { name: search.panel.open }).tap();
		await expect(page.locator("#filters")).toBeVisible();
		await page.keyboard.press("Escape");
		await page.locator(".sheet-handle").tap();
		// The list's bar is at the bottom of the screen.
		const lowest = await page.evaluate(() => {
			const at = document.elementFromPoint(innerWidth / 2, innerHeight - 4);
			return at?.closest(".thumb-bar, footer")?.className ?? "";
		});
		expect(lowest).toContain("thumb-bar");
	});
});

test.describe("with a mouse", () => {
	test.use({ viewport: WIDE });

	test("lines, circles and corners are dragged, or follow the pointer from one click to the next", async ({ page }) => {
		test.slow();
		await page.goto(GHENT);
		const frame = await opened(page);
		const at = await onMap(page);
		// In one step: the map redraws at each.
		const go = async ({ x, y }: At) => page.mouse.move(x, y);
		const click = async (spot: At) => {
			await go(spot);
			await page.mouse.down();
			await page.mouse.up();
		};
		const drag = async (from: At, ...way: readonly At[]) => {
			await go(from);
			await page.mouse.down();
			for (const spot of way) await go(spot);
			await page.mouse.up();
		};
		const found = async () => {
			await expect(page).toHaveURL(/polygon=/);
			await frame.getByRole("button", { name: map.draw.clear }).click();
			await expect(page).not.toHaveURL(/polygon=/);
		};

		await test.step("a line", async () => {
			const way = [at(0.6, 0.3), at(0.6, 0.6), at(0.35, 0.6), at(0.35, 0.35)];
			await choose(frame, "lasso");
			await drag(at(0.35, 0.3), ...way);
			await found();
			await choose(frame, "lasso");
			await click(at(0.35, 0.3));
			for (const spot of way) await go(spot);
			await page.mouse.down();
			await page.mouse.up();
			await found();
		});

		await test.step("a circle", async () => {
			await choose(frame, "circle");
			await drag(at(0.5, 0.5), at(0.5, 0.5));
			await click(at(0.5, 0.5));
			await expect(frame.getByText(map.draw.tooSmall)).toBeVisible();
			await drag(at(0.5, 0.6), at(0.7, 0.6));
			await found();
			await choose(frame, "circle");
			await click(at(0.5, 0.6));
			await click(at(0.7, 0.6));
			await found();
		});

		await test.step("corners", async () => {
			await choose(frame, "polygon");
			await drag(at(0.6, 0.4), at(0.9, 0.4));
			await click(at(0.9, 0.7));
			await click(at(0.75, 0.85));
			const undo = frame.getByRole("button", { name: map.draw.undo });
			await undo.click();
			await undo.click();
			await expect(frame.getByText(map.draw.next.polygon["go-on"])).toBeVisible();
			await click(at(0.9, 0.75));
			await click(at(0.6, 0.75));
			await click(at(0.6, 0.4));
			await found();
		});
	});

	test("by keyboard a tool keeps the focus among the tools, Escape gives it up, and an area's corners are moved", async ({
		page,
	}) => {
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
		const before = page.url();
		await page.keyboard.press("Enter");
		await frame.locator(".map-corner").first().focus();
		await page.keyboard.press("ArrowRight");
		await page.keyboard.press("Delete");
		await frame.getByRole("button", { name: map.draw.done, exact: true }).click();
		await expect(page).not.toHaveURL(before);
		await expect(page).toHaveURL(/polygon=/);
	});

	test("properties at one point open a list for the keyboard, a marker a card, and a moved map is searched", async ({
		page,
	}) => {
		await page.goto(GHENT);
		const frame = await opened(page);
		const stack = frame.getByRole("button", { name: /^5\b.*panden, tonen$/ });
		await frame.locator("canvas").focus();
		for (let stop = 0; stop < 20 && !(await stack.evaluate((button) => button === document.activeElement)); stop += 1) {
			await page.keyboard.press("Tab");
		}
		await page.keyboard.press("Enter");
		const list = page.getByRole("region", { name: "5 panden op deze plaats" });
		await expect(list.getByRole("link")).toHaveCount(5);
		await expect(list.getByRole("link").first()).toBeFocused();
		for (const at of [0, 1, 2, 3]) {
			await expect(list.getByRole("link").nth(at)).toBeFocused();
			await page.keyboard.press("Tab");
			await page.keyboard.press("Tab");
		}
		await expect(list.getByRole("link").last()).toBeFocused();
		await page.keyboard.press("Escape");
		await expect(list).toBeHidden();

		// A marker also scrolls the property's card in the list into view.
		await page.evaluate(() => scrollTo(0, 1_200));
		await frame.getByRole("button", { name: /465\.000/ }).click();
		await expect(page.getByRole("region", { name: map.selected }).getByRole("link")).toBeFocused();
		await expect(page.locator('[data-listing="4101"]')).toBeInViewport();

		// The new area is searched only on request.
		await frame.getByRole("button", { name: map.frame.zoomIn, exact: true }).click();
		await expect(page).not.toHaveURL(/bbox=/);
		await page.getByRole("button", { name: map.searchHere }).press("Enter");
		await expect(page).toHaveURL(/bbox=/);
		await expect(page.getByRole("button", { name: map.searchHere })).toBeHidden();
		await expect(page.locator("iframe")).toBeFocused();
	});

	// A town is zoomed in, with more prices than clusters; tested at the narrowest and the widest screen.
	const everywhere = "/nl/te-koop/?view=map";
	const inGhent = `${GHENT}&view=map`;
	for (const [width, height, lists] of [
		[390, 844, [everywhere, inGhent]],
		[820, 1180, [everywhere]],
		[1440, 900, [everywhere]],
		[1920, 1080, [everywhere, inGhent]],
	] as const) {
		test(`the living map takes the place of its drawing mark by mark at ${width} px`, async ({ page }) => {
			await page.setViewportSize({ width, height });
			for (const list of lists) {
				const release = await holdScripts(page);
				await page.goto(list, { waitUntil: "commit" });
				const marks = page.locator(".map-poster a").filter({ visible: true });
				// Held scripts also delay the page's events.
				await expect(page.locator(".map-poster")).toHaveCSS("position", "absolute");
				await expect(marks).not.toHaveCount(0);
				const drawn = await marks.evaluateAll((all) =>
					all.map((mark) => {
						const { x, y, width, height } = (mark.querySelector("circle") ?? mark).getBoundingClientRect();
						return { x: Math.round(x + width / 2), y: Math.round(y + height / 2), count: mark.textContent || "1" };
					}),
				);
				release();
				const embed = await opened(page);
				const at = (await page.locator("iframe").boundingBox()) ?? { x: 0, y: 0 };
				const living = await embed.locator(".map-price, .map-group").evaluateAll(
					(all, { x: left, y: top }) =>
						all.map((mark) => {
							const { x, y, width, height } = mark.getBoundingClientRect();
							const count = mark.matches(".map-group") ? Number.parseInt(mark.textContent ?? "", 10) : 1;
							return { x: left + x + width / 2, y: top + y + height / 2, count: String(count) };
						}),
					at,
				);
				const moved = drawn.filter(
					({ x, y, count }) => !living.some((mark) => mark.count === count && Math.hypot(mark.x - x, mark.y - y) <= 3),
				);
				expect.soft({ list, moved, living: living.length }).toEqual({ list, moved: [], living: drawn.length });
				await page.unrouteAll({ behavior: "ignoreErrors" });
			}
		});
	}

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

test("list and map fill a wide screen", async ({ page }) => {
	await page.goto(GHENT);
	for (const width of [1440, 1920]) {
		await page.setViewportSize({ width, height: 1000 });
		const box = await page.locator(".list-map").boundingBox();
		expect((box?.x ?? 0) + (box?.width ?? 0), `${width} wide`).toBeGreaterThan(width - 60);
		expect(box?.width, `${width} wide`).toBeGreaterThan(width * 0.4);
	}
});

test("on a tablet nothing of the map view moves while it comes", async ({ page }) => {
	await page.setViewportSize({ width: 820, height: 1180 });
	await page.addInitScript(() => {
		const moved = { by: 0 };
		Object.assign(window, { moved });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) moved.by += entry.value;
		}).observe({ type: "layout-shift", buffered: true });
	});
	await page.goto("/nl/te-koop/?view=map");
	await opened(page);
	expect(await page.evaluate(() => (window as unknown as { moved: { by: number } }).moved.by)).toBeLessThanOrEqual(
		0.02,
	);
});

test("the map of municipalities stays where it is pressed, and takes the very area that is drawn", async ({ page }) => {
	await page.setViewportSize(WIDE);
	await page.goto("/nl/blijf-op-de-hoogte/");
	await page.getByRole("button", { name: map.chooser.showMap }).click();
	const canvas = (await opened(page, ".map-tools-button")).locator("canvas");
	const embed = page.locator("iframe");
	await embed.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
	const { width = 0, height = 0 } = (await canvas.boundingBox()) ?? {};
	const spots = [
		{ x: width * 0.5, y: height * 0.45 },
		{ x: width * 0.4, y: height * 0.4 },
	];
	for (const [count, position] of spots.entries()) {
		// Trial click: waits until the map is stable.
		await canvas.click({ position, trial: true });
		const before = await embed.boundingBox();
		await canvas.click({ position });
		await expect(page.locator('input[name="zones"]')).toHaveCount(count + 1);
		expect((await embed.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
	}

	// A drawn area is not converted to municipalities.
	const frame = page.frameLocator(`iframe[title="${map.chooser.map}"]`);
	await frame.getByRole("button", { name: map.draw.open }).click();
	await frame.getByRole("button", { name: map.draw.middle }).click();
	await expect(page.locator('input[name="polygon"]')).toHaveValue(/.{20,}/);
	await expect(page.locator('input[name="zones"]')).toHaveCount(spots.length);
	await expect(page.getByRole("button", { name: new RegExp(map.chooser.area) })).toBeVisible();
	await frame.getByRole("button", { name: map.draw.clear }).click();
	await expect(page.locator('input[name="polygon"]')).toHaveCount(0);
});

/** Number of pixels of an element with approximately this colour. */
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

test("without a pointer a saved search takes a radius around a place, and municipalities of the tree", async ({
	page,
}) => {
	const zones = page.locator('input[name="zones"]');
	await page.goto("/nl/blijf-op-de-hoogte/");
	await whenHydrated(page);
	await page.getByRole("combobox", { name: search.place.input }).focus();
	await page.keyboard.type("Gent");
	await expect(page.getByRole("option", { name: /^Gent/ }).first()).toBeVisible();
	await page.keyboard.press("Enter");
	await expect(zones).toHaveCount(1);
	const radius = page.getByLabel(common.searchField.radius);
	await page.keyboard.press("Tab");
	await expect(radius).toBeFocused();
	for (let step = 0; step < 5 && (await radius.inputValue()) !== "10"; step += 1)
		await page.keyboard.press("ArrowDown");
	await expect(page.getByRole("button", { name: "Destelbergen verwijderen" })).toBeVisible();
	const within10 = await zones.count();
	expect(within10).toBeGreaterThan(3);
	const flanders = page.locator("summary", { hasText: /^Vlaanderen/ });
	await expect(flanders).toContainText(`${within10} van`);
	await radius.focus();
	await page.keyboard.press("Home");
	await expect(zones).toHaveCount(1);
	await flanders.focus();
	await page.keyboard.press("Enter");
	const province = page.locator("summary", { hasText: /^Limburg/ });
	await province.focus();
	await page.keyboard.press("Enter");
	await page.getByRole("checkbox", { name: "Genk", exact: true }).focus();
	await page.keyboard.press("Space");
	await expect(zones).toHaveCount(2);
});
