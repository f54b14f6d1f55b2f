import type { FindingMessage } from "./message";

type Finding = { finding: "rejected" | "remark"; kind: string; recordId: string; message: FindingMessage };

/** Maximum findings shown of a run: a feed with an error throughout repeats the same one. One more is stored. */
export const MAX_FINDINGS = 2_000;

/** One problem, with the records that have it. */
export type FindingGroup<Of extends Finding = Finding> = Pick<Of, "finding" | "kind"> & {
	/** Message of the group's first record. */
	message: FindingMessage;
	recordIds: string[];
};

/** Groups equal findings of several records: rejections before remarks, largest groups first. */
export function groupFindings<Of extends Finding>(findings: readonly Of[]): FindingGroup<Of>[] {
	const groups = new Map<string, FindingGroup<Of>>();
	for (const { finding, kind, recordId, message } of findings.flatMap(byField)) {
		const key = JSON.stringify([finding, kind, subjectOf(message)]);
		const group = groups.get(key);
		if (!group) groups.set(key, { finding, kind, message, recordIds: [recordId] });
		else if (!group.recordIds.includes(recordId)) group.recordIds.push(recordId);
	}
	const rank = { rejected: 0, remark: 1 };
	return [...groups.values()].sort(
		(one, other) => rank[one.finding] - rank[other.finding] || other.recordIds.length - one.recordIds.length,
	);
}

/** Splits a finding on several fields, as each field is fixed separately. */
function byField<Of extends Finding>(finding: Of): Of[] {
	const { message } = finding;
	if (message.code !== "mentions-missing" && message.code !== "not-published") return [finding];
	return message.fields.map((field) => ({ ...finding, message: { ...message, fields: [field] } }));
}

/** The part of a message that is equal for all records of a group, without their values. */
function subjectOf(message: FindingMessage): unknown {
	if ("fields" in message) return [message.code, message.fields];
	if ("field" in message) return [message.code, message.field, "fault" in message ? message.fault.fault : null];
	if ("fault" in message) return [message.code, message.fault.fault];
	if (message.code === "list-unavailable") return [message.code, message.list];
	return message.code === "detail-unread" ? message : message.code;
}
