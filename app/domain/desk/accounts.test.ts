import { expect, test } from "vitest";
import { changeStaffSchema } from "./accounts";

test("a colleague's name is one line without markup: it stands in emails and calendars", () => {
	const named = (name: string) =>
		changeStaffSchema.safeParse({ name, role: "agent", office: "", agentEmail: "", language: "nl" }).success;
	expect(named(" An-Sofie D'Hondt ")).toBe(true);
	for (const name of ["", "An\nX-EVIL:1", "An\rBcc", "An\u0000", "<b>An</b>"]) expect(named(name), name).toBe(false);
});
