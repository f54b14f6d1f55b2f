import { beforeAll, describe, expect, test } from "vitest";
import { firstLoad, frameworkFloor, type Screen } from "../../bench/edge/sizes.ts";
import { BUILT_CONFIG } from "../../scripts/deploy/config.ts";
import { uploadSize, WORKER_BUDGET } from "../../scripts/deploy/upload-size.ts";
import { ensureBuild } from "../../scripts/local/build.ts";

/** Bytes, gzipped, that a screen may load before anybody touches it, above React, React Router and i18next. */
const LARGEST_ADDITION = 20 * 1_024;
const BUILD_TIMEOUT_MS = 180_000;

beforeAll(() => ensureBuild(), BUILD_TIMEOUT_MS);

describe("JavaScript of the first load", () => {
	const screens: Screen[] = ["home", "list", "property"];
	test.for(screens)("of the %s page keeps within its budget", (screen) => {
		expect(firstLoad(screen) - frameworkFloor()).toBeLessThanOrEqual(LARGEST_ADDITION);
	});

	test("the floor is that of a framework, and no page's own code hides in it", () => {
		expect(frameworkFloor()).toBeGreaterThan(100 * 1_024);
		expect(frameworkFloor()).toBeLessThan(135 * 1_024);
	});
});

test("the Worker, as it would be uploaded, keeps within its budget", () => {
	expect(uploadSize(BUILT_CONFIG)).toBeLessThanOrEqual(WORKER_BUDGET);
});
