import type { Progress, SinkResult } from "./sink";

/** Values by the system's field names; undefined values are not sent. */
export type Body = Record<string, unknown>;

/** `fields`: fields that the system refuses; `status`: HTTP status of the response. */
export type Fault = Exclude<SinkResult, { ok: true }> & { fields?: string[]; status?: number };

export type Written<Value> = { ok: true; value: Value } | Fault;

type Writing<Value> = {
	/** @param refused values of refused fields, to be added to the note */
	bodyFor(refused: Readonly<Body>): Body;
	/** Fields that the system requires. */
	needed: ReadonlySet<string>;
	/** @param known names of all fields of the call, including those without a value */
	send(body: Body, known: readonly string[]): Promise<Written<Value>>;
	progress: Progress;
	save(): Promise<void>;
};

const MAX_FIELDS_LEFT_OUT = 12;

/** Sends a record. A field that the system refuses is moved to the note, and the record is sent again without it. */
export async function write<Value>({ bodyFor, needed, send, progress, save }: Writing<Value>): Promise<Written<Value>> {
	for (let left = MAX_FIELDS_LEFT_OUT; ; left -= 1) {
		const whole = bodyFor({});
		const refused = Object.fromEntries(
			progress.refused.flatMap((name) => (whole[name] === undefined ? [] : [[name, whole[name]]])),
		);
		const body = Object.fromEntries(
			Object.entries(bodyFor(refused)).filter(([name, value]) => value !== undefined && !(name in refused)),
		);
		const got = await send(body, Object.keys(whole));
		if (got.ok || got.reason !== "refused" || left === 0) return got;
		// Required fields and fields that were not sent cannot be omitted.
		const more = (got.fields ?? []).filter((name) => name in body && !needed.has(name));
		if (more.length === 0) return got;
		progress.refused.push(...more);
		await save();
	}
}
