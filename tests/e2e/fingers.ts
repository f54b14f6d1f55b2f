import type { CDPSession, Page } from "@playwright/test";

export type At = { x: number; y: number };

const STEPS = 8;

/** Dispatches touches as input events. */
export class Fingers {
	readonly #session: CDPSession;

	private constructor(session: CDPSession) {
		this.#session = session;
	}

	static async on(page: Page): Promise<Fingers> {
		return new Fingers(await page.context().newCDPSession(page));
	}

	async #send(type: "touchStart" | "touchMove" | "touchEnd", points: readonly At[]): Promise<void> {
		const touchPoints = points.map(({ x, y }, id) => ({ x: Math.round(x), y: Math.round(y), id }));
		await this.#session.send("Input.dispatchTouchEvent", { type, touchPoints });
	}

	async tap(at: At): Promise<void> {
		await this.#send("touchStart", [at]);
		await this.#send("touchEnd", []);
	}

	/**
	 * Moves one finger along the points.
	 * @param steps between two points; a map redraws at each step
	 */
	async drag(way: readonly At[], steps = STEPS): Promise<void> {
		const [first, ...rest] = way;
		if (!first) return;
		await this.#send("touchStart", [first]);
		let from = first;
		for (const to of rest) {
			for (let step = 1; step <= steps; step += 1) {
				const share = step / steps;
				await this.#send("touchMove", [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }]);
			}
			from = to;
		}
		await this.#send("touchEnd", []);
	}

	/** Moves two fingers side by side. */
	async pan(from: At, by: At): Promise<void> {
		const beside = 80;
		const at = (share: number) => {
			const point = { x: from.x + by.x * share, y: from.y + by.y * share };
			return [point, { x: point.x + beside, y: point.y }];
		};
		await this.#send("touchStart", at(0).slice(0, 1));
		await this.#send("touchStart", at(0));
		for (let step = 1; step <= STEPS; step += 1) await this.#send("touchMove", at(step / STEPS));
		await this.#send("touchEnd", at(1).slice(0, 1));
		await this.#send("touchEnd", []);
	}
}
