import { expect, test } from "vitest";
import { bundledFigures, figureIds } from "../../app/domain/law/law";
import { inForce } from "./figures";
import { storedFigures, valueSchemaOf } from "./stored-figures";

test("every bundled value is one that could stand in its own place", () => {
	for (const id of figureIds) {
		const schema = valueSchemaOf(id);
		if (schema) expect(schema.safeParse(bundledFigures[id].value).success, id).toBe(true);
		else expect(["labels", "duty"]).toContain(bundledFigures[id].unit);
	}
});

test("what no longer fits its figure is left out, and what was checked stays", () => {
	const overrule = { value: 11, from: "2026-01-01", reason: "Decreet" };
	const stored = {
		"flanders.duty.normal": { checkedOn: "2026-11-23", overrule },
		"flanders.duty.ownHome": { checkedOn: "2026-11-23", overrule: { ...overrule, value: { fixed: 1 } } },
		"flanders.energy.labels": { checkedOn: "2026-11-23", overrule },
		"flanders.duty.stay": { checkedOn: "yesterday", overrule: null },
		"atlantis.duty.normal": { checkedOn: "2026-11-23", overrule: null },
	};
	expect(storedFigures(stored)).toEqual({
		"flanders.duty.normal": { checkedOn: "2026-11-23", overrule },
		"flanders.duty.ownHome": { checkedOn: "2026-11-23", overrule: null },
		"flanders.energy.labels": { checkedOn: "2026-11-23", overrule: null },
	});
});

test("an overrule is in force from its day on", () => {
	const overrule = { value: 11, from: "2027-01-01", reason: "Decreet" };
	const figures = { "flanders.duty.normal": { checkedOn: "2026-11-23", overrule } };
	expect(inForce(figures, "2026-12-31")["flanders.duty.normal"]?.overrule).toBeNull();
	expect(inForce(figures, "2027-01-01")["flanders.duty.normal"]?.overrule).toEqual(overrule);
});
