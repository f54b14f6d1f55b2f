import { expect, test } from "vitest";
import { bundledBrand } from "../../domain/agency/brand";
import { openingHours } from "./opening-hours";

const [office] = bundledBrand.offices;

test("hours are written as each language writes them", () => {
	expect(openingHours(office, "nl")).toEqual([
		{ days: "ma–vr", times: "9:00–18:00" },
		{ days: "za", times: "10:00–16:00" },
	]);
	expect(openingHours(office, "fr")[0]).toEqual({ days: "lun.–ven.", times: "9\u00A0h – 18\u00A0h" });
	const halves = { ...office, hours: [{ firstDay: 1, lastDay: 1, opens: "13:30", closes: "18:00" }] };
	expect(openingHours(halves, "fr")[0]?.times).toBe("13\u00A0h\u00A030 – 18\u00A0h");
});
