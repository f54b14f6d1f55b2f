import { expect, test } from "vitest";
import { agencyDomain, bundledBrand } from "../../app/domain/agency/brand";
import { messageIdOf } from "../email/deliver";
import { calendarOfViewings } from "./calendar";

test("entries of calendars and emails are named by the agency's own domain", () => {
	const agency = { ...bundledBrand, email: "info@kempen-vastgoed.test" };
	const viewing = {
		...{ id: "7", propertyId: 4_101, property: "Huis", start: "2026-12-01T10:00:00Z", end: "2026-12-01T10:30:00Z" },
		...{
			person: "Bezoeker",
			email: "visitor@agency.test",
			language: "nl" as const,
			state: "confirmed" as const,
			outcome: null,
		},
		isPast: false,
	} as const;
	expect(calendarOfViewings(agency, "Noor Staf", [viewing])).toContain("UID:booking-7@kempen-vastgoed.test");
	expect(messageIdOf("8", agencyDomain(agency))).toBe("<8@kempen-vastgoed.test>");
});
