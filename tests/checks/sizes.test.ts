import { beforeAll, describe, expect, test } from "vitest";
import { BARE_APP, firstLoad, frameworkSize, type Screen } from "../../bench/edge/sizes.ts";
import { BUILT_CONFIG } from "../../scripts/deploy/config.ts";
import { uploadSize, WORKER_BUDGET } from "../../scripts/deploy/upload-size.ts";
import { ensureBuild } from "../../scripts/local/build.ts";

/**
 * Bytes, gzipped, that a screen may load before the first interaction, above an empty app. The search field, the states
 * of listings, the sections of a property and the table of columns added to the earlier 20 KB; `npm run bench` follows
 * it.
 */
const LARGEST_ADDITION = 24 * 1_024;
const BUILD_TIMEOUT_MS = 180_000;

beforeAll(() => ensureBuild(), BUILD_TIMEOUT_MS);

describe("JavaScript of the first load", () => {
	const screens: Screen[] = ["home", "list", "property"];
	test.for(screens)("of the %s page keeps within its budget", (screen) => {
		expect(firstLoad(screen) - BARE_APP).toBeLessThanOrEqual(LARGEST_ADDITION);
	});

	test("the framework is most of an empty app, and no page's own code hides in its file", () => {
		expect(frameworkSize()).toBeGreaterThan(BARE_APP * 0.9);
		expect(frameworkSize()).toBeLessThan(BARE_APP);
	});
});

test("the Worker, as it would be uploaded, keeps within its budget", () => {
	expect(uploadSize(BUILT_CONFIG)).toBeLessThanOrEqual(WORKER_BUDGET);
});
