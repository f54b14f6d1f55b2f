import { createInstance } from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import common from "../../../../locales/nl/common.json";
import property from "../../../../locales/nl/property.json";
import { TextsProvider, textSource } from "../../../i18n/texts";
import { PanoramaViewer } from "./panorama-viewer";

afterEach(() => vi.unstubAllGlobals());

test.for([true, false])("the whole screen is offered where the browser can give it: %s", (fullscreenEnabled) => {
	vi.stubGlobal("document", { fullscreenEnabled });
	const texts = createInstance();
	void texts.init({ lng: "nl", resources: { nl: { common, property } }, initAsync: false });
	const html = renderToStaticMarkup(
		<TextsProvider value={textSource(texts)}>
			<PanoramaViewer url="/tour.jpg" name="Rondleiding" />
		</TextsProvider>,
	);
	expect(html.includes(property.tour.fullScreen)).toBe(fullscreenEnabled);
});
