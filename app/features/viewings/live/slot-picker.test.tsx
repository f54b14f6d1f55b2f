import { createInstance } from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import appointments from "../../../../locales/nl/appointments.json";
import common from "../../../../locales/nl/common.json";
import { viewingWeeks } from "../../../domain/viewings/weeks";
import { TextsProvider, textSource } from "../../../i18n/texts";
import { SlotPicker } from "./slot-picker";

const times = ["2026-12-04T10:00:00Z", "2026-12-05T10:00:00Z", "2026-12-12T10:00:00Z"].map((start) => ({
	id: start,
	start,
	free: 1,
}));

test("a time that is missed marks the times of the shown day alone as wrong", () => {
	const texts = createInstance();
	void texts.init({ lng: "nl", resources: { nl: { appointments, common } }, initAsync: false });
	const html = renderToStaticMarkup(
		<TextsProvider value={textSource(texts)}>
			<SlotPicker weeks={viewingWeeks(times as never, "nl")} label="Bezoekmomenten" error="Kies een moment." />
		</TextsProvider>,
	);
	const inputs = html.match(/<input[^>]*>/g) ?? [];
	expect(inputs).toHaveLength(times.length);
	expect(inputs.map((input) => input.includes('aria-invalid="true"'))).toEqual([true, false, false]);
});
