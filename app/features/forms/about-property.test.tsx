import { createInstance } from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import common from "../../../locales/fr/common.json";
import { TextsProvider, textSource } from "../../i18n/texts";
import { AboutProperty } from "./about-property";

test("a title in another language than the page's is marked as such", () => {
	const texts = createInstance();
	void texts.init({ lng: "fr", resources: { fr: { common } }, initAsync: false });
	const card = { path: "/fr/a-vendre/", title: "Ruime woning", titleLanguage: "nl", priceText: "", city: "Gand" };
	const html = renderToStaticMarkup(
		<TextsProvider value={textSource(texts)}>
			<AboutProperty card={card as never} />
		</TextsProvider>,
	);
	expect(html).toMatch(/<a[^>]* lang="nl"[^>]*>Ruime woning/);
});
