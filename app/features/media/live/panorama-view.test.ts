import fc from "fast-check";
import { expect, test } from "vitest";
import { startView, turned, zoomed } from "./panorama-view";

test("one can look all around, but not over one's head", () => {
	expect(turned(startView, 190, 0).yaw).toBe(-170);
	expect(turned(startView, -190, 0).yaw).toBe(170);
	const degrees = fc.double({ min: -1_000, max: 1_000, noNaN: true });
	fc.assert(
		fc.property(degrees, degrees, (yaw, pitch) => {
			const view = turned(startView, yaw, pitch);
			expect(Math.abs(view.yaw)).toBeLessThanOrEqual(180);
			expect(Math.abs(view.pitch)).toBeLessThanOrEqual(85);
		}),
	);
});

test("coming closer narrows the view, within limits", () => {
	expect(zoomed(startView, 0.8).fieldOfView).toBe(60);
	expect(zoomed(startView, 0.01).fieldOfView).toBe(30);
	expect(zoomed(startView, 100).fieldOfView).toBe(100);
});
