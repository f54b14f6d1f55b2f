import { beforeAll, test } from "vitest";
import { call, importProperties } from "../../../../tests/support/forms/forms";
import { sendRandomForms } from "../../../../tests/support/forms/random-forms";

/** The soak test runs 100 times as many. */
const RUNS = 500;
const TIMEOUT_MS = 240_000;

beforeAll(importProperties);

test("no form answers any body with a fault of the server", { timeout: TIMEOUT_MS }, () =>
	sendRandomForms(RUNS, async (path, init) => {
		const response = await call(path, init);
		await response.arrayBuffer();
		return response.status;
	}),
);
