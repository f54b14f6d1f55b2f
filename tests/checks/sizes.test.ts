import { beforeAll, expect, test } from "vitest";
import { MOST_FIRST, startSize } from "../../bench/edge/sizes.ts";
import { BUILT_CONFIG } from "../../scripts/deploy/config.ts";
import { uploadSize, WORKER_BUDGET } from "../../scripts/deploy/upload-size.ts";
import { ensureBuild } from "../../scripts/local/build.ts";

const BUILD_TIMEOUT_MS = 180_000;

beforeAll(() => ensureBuild(), BUILD_TIMEOUT_MS);

test("the script of every document keeps within its budget", () => {
	expect(startSize()).toBeLessThanOrEqual(MOST_FIRST);
});

test("the Worker, as it would be uploaded, keeps within its budget", () => {
	expect(uploadSize(BUILT_CONFIG)).toBeLessThanOrEqual(WORKER_BUDGET);
});
