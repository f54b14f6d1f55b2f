import type { Progress, SinkResult } from "./sink";

/** What is sent, by the system's own names; what is undefined stays out. */
export type Body = Record<string, unknown>;

/** `fields`: those that the system names as the reason; `status`: of its answer. */
export type Fault = Exclude<SinkResult, { ok: true }> & { fields?: string[]; status?: number };

export type Written<Value> = { ok: true; value: Value } | Fault;

type Writing<Value> = {
	/** @param refused fields that are not sent in their own fields, so that they can be put in the note */
	bodyFor(refused: Readonly<Body>): Body;
	/** Fields without which the system takes nothing. */
	needed: ReadonlySet<string>;
	/** @param known names of all the fields of the call, also of those that have no value now */
	send(body: Body, known: readonly string[]): Promise<Written<Value>>;
	progress: Progress;
	save(): Promise<void>;
};

const MOST_FIELDS_LEFT_OUT = 12;

/** Sends what the system takes of it: a field that it refuses is not sent again, and is in the note from then on. */
export async function write<Value>({ bodyFor, needed, send, progress, save }: Writing<Value>): Promise<Written<Value>> {
	for (let left = MOST_FIELDS_LEFT_OUT; ; left -= 1) {
		const whole = bodyFor({});
		const refused = Object.fromEntries(
			progress.refused.flatMap((name) => (whole[name] === undefined ? [] : [[name, whole[name]]])),
		);
		const body = Object.fromEntries(
			Object.entries(bodyFor(refused)).filter(([name, value]) => value !== undefined && !(name in refused)),
		);
		const got = await send(body, Object.keys(whole));
		if (got.ok || got.reason !== "refused" || left === 0) return got;
		// A field that is asked for and not sent cannot be left out.
		const more = (got.fields ?? []).filter((name) => name in body && !needed.has(name));
		if (more.length === 0) return got;
		progress.refused.push(...more);
		await save();
	}
}
