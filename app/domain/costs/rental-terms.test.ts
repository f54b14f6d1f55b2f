import { expect, test } from "vitest";
import { propertySchema } from "../property/property";
import { rentalTermsOf } from "./rental-terms";

test("a nought that a system sends for an empty field is no limit of a rental", () => {
	const rented = { ID: 1, Goal: 1, MonthlyRent: 900, TypeID: 1 };
	const terms = (limits: object) =>
		rentalTermsOf(propertySchema.parse({ ...rented, ...limits }), { minimumIncome: 2_000, maximumPersons: null });
	expect(terms({ MaximumPersons: 0, MinimumIncome: 0 })).toMatchObject({ minimumIncome: 2_000, maximumPersons: null });
	expect(terms({ MaximumPersons: 2, MinimumIncome: 3_000 })).toMatchObject({ minimumIncome: 3_000, maximumPersons: 2 });
});
