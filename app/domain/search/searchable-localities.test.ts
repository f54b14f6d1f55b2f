import { expect, test, vi } from "vitest";
import villages from "../localities/villages.json" with { type: "json" };
import { areaNamed } from "./searchable-localities";

test("what a name of a municipality means is known without the villages", () => {
	const read = vi.spyOn(villages, "map");
	expect(["Gand", "Limburg", "Vlaanderen"].map((name) => areaNamed(name)?.kind)).toEqual([
		"municipality",
		"province",
		"region",
	]);
	expect(read).not.toHaveBeenCalled();
	const [village = ""] = villages.map((row) => row.split(";")[0]);
	read.mockClear();
	expect(areaNamed(village)?.kind).toBe("village");
	expect(areaNamed("nowhere")).toBeNull();
	expect(read).toHaveBeenCalledOnce();
});
