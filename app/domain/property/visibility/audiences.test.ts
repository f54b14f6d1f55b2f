import { expect, test } from "vitest";
import { agencyName } from "../agency-name";
import type { Property } from "../property";
import { type RecordFor, withoutHidden } from "./audiences";

const property: Property = { ID: 1, Goal: 0, Price: 300_000, Street: { nl: "Sleepstraat" }, HouseNumber: "1" };
const hidden = { price: true, address: true };
const visitors = withoutHidden(property, "visitor", hidden);
const agencys = withoutHidden(property, "agency", hidden);

/** Stands for any code that shows a record to visitors. */
const shown = (record: RecordFor<"visitor">) => record;

test("each audience has what the table leaves it", () => {
	const confirmed = withoutHidden(property, "confirmed", hidden);
	expect([visitors.Price, visitors.Street]).toEqual([null, null]);
	expect([confirmed.Price, confirmed.Street]).toEqual([null, { nl: "Sleepstraat" }]);
	expect(agencys).toEqual(property);
});

test("a record made for another audience, or for none, does not compile where a visitor or the agency reads", () => {
	shown(visitors);
	// @ts-expect-error made for the agency
	shown(agencys);
	// @ts-expect-error made for the audience "confirmed"
	shown(withoutHidden(property, "confirmed", hidden));
	// @ts-expect-error the raw record
	shown(property);
	// @ts-expect-error a copy of the agency's record is the agency's
	shown({ ...agencys, Price: null });
	agencyName(agencys, "nl", "nl");
	// @ts-expect-error visitors' records lack the agency's name of a property
	agencyName(visitors, "nl", "nl");
	// @ts-expect-error the raw record
	agencyName(property, "nl", "nl");
});
