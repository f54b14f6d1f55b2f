import type { Progress, SinkResult } from "./sink";

/** What is sent, by the system's own names; what is undefined stays out. */
export type Body = Record<string, unknown>;

/** `fields`: those that the system names as the reason. */
export type Fault = Exclude<SinkResult, { ok: true }> & { fields?: string[] };

export type Written<Value> = { ok: true; value: Value } | Fault;

type Writing<Value> = {
	/** @param refused fields that are not sent in their own fields, so that they can be put in the note */
	bodyFor(refused: Readonly<Body>): Body;
	/** Fields without which the system takes nothing. */
	needed: ReadonlySet<string>;
	send(body: Body): Promise<Written<Value>>;
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
		const got = await send(body);
		if (got.ok || got.reason !== "refused" || left === 0) return got;
		const more = (got.fields ?? []).filter((name) => !needed.has(name) && !progress.refused.includes(name));
		if (more.length === 0) return got;
		progress.refused.push(...more);
		await save();
	}
}
