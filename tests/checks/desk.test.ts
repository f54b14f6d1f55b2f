import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { deskPublicPages, deskSection, deskSectionKeys } from "../../app/domain/desk/sections";

const screens = globSync("app/routes/desk/*/route.tsx").map((file) => path.dirname(path.relative("app/routes", file)));
/** Routes without a screen of their own. */
const frame = ["desk/layout", "desk/start", "desk/not-found"];
/** Screens reached from an item of a section, with that section's permission. */
const beside = { "desk/person": deskSection("inbox").see };

test("every screen of the desk is a row of the table of sections, a way in, or the frame", () => {
	const known = [
		...deskSectionKeys.map((key) => deskSection(key).screen),
		...Object.values(deskPublicPages),
		...frame,
		...Object.keys(beside),
	];
	expect(screens.filter((screen) => !known.includes(screen))).toEqual([]);
	for (const key of deskSectionKeys) {
		const { screen } = deskSection(key);
		if (screen !== null) expect(screens, key).toContain(screen);
	}
});

test.for(Object.entries(beside))("the screen of %s asks for its role first, and changes nothing", ([screen, see]) => {
	const text = readFileSync(`app/routes/${screen}/route.tsx`, "utf8");
	expect(text).toContain(`requireStaff(context, "${see}")`);
	expect(text).not.toMatch(/export (?:const|async function|function) action/);
});

test.for(deskSectionKeys.filter((key) => deskSection(key).screen !== null))(
	"the screen of %s asks for its role first, and has no action but one of the table",
	(key) => {
		const text = readFileSync(`app/routes/${deskSection(key).screen}/route.tsx`, "utf8");
		expect(text).toContain(`requireStaff(context, "${deskSection(key).see}")`);
		const actions = [...text.matchAll(/export (?:const action|async function action|function action).*/g)].map(String);
		const expected =
			Object.keys(deskSection(key).intents).length > 0 ? [`export const action = deskAction("${key}", {`] : [];
		expect(actions).toEqual(expected);
	},
);
