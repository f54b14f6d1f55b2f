import { expect, test } from "vitest";
import { groupFindings } from "./finding-groups";
import type { FindingMessage } from "./message";

const remark = (recordId: string, message: FindingMessage) =>
	({ finding: "remark", kind: "property", recordId, message }) as const;

test("the same finding on many records is one, whatever their values, and the most frequent comes first", () => {
	const unreadable = (recordId: string, value: string) =>
		remark(recordId, { code: "field-left-out", field: "Price", value, fault: { fault: "number" } });
	const groups = groupFindings([
		remark("1", { code: "label-differs", label: "E", figure: 90 }),
		unreadable("2", "on request"),
		unreadable("3", "to be agreed"),
	]);
	expect(groups.map(({ message, recordIds }) => [message.code, recordIds])).toEqual([
		["field-left-out", ["2", "3"]],
		["label-differs", ["1"]],
	]);
});

test("what the law asks for is grouped by field", () => {
	const groups = groupFindings([
		remark("1", { code: "mentions-missing", fields: ["GScore", "PScore"] }),
		remark("2", { code: "mentions-missing", fields: ["PScore"] }),
	]);
	expect(groups.map(({ message, recordIds }) => [message, recordIds])).toEqual([
		[{ code: "mentions-missing", fields: ["PScore"] }, ["1", "2"]],
		[{ code: "mentions-missing", fields: ["GScore"] }, ["1"]],
	]);
});

test("rejections come before remarks, and a fault of another kind is another finding", () => {
	const groups = groupFindings([
		remark("1", { code: "field-left-out", field: "Price", value: "x", fault: { fault: "number" } }),
		remark("2", { code: "field-left-out", field: "Price", value: "9", fault: { fault: "too-high", limit: 5 } }),
		{ finding: "rejected", kind: "property", recordId: "3", message: { code: "given-twice" } } as const,
	]);
	expect(groups.map(({ finding, recordIds }) => [finding, recordIds])).toEqual([
		["rejected", ["3"]],
		["remark", ["1"]],
		["remark", ["2"]],
	]);
});
