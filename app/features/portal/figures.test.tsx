import { createInstance } from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import de from "../../../locales/de/portal.json";
import en from "../../../locales/en/portal.json";
import fr from "../../../locales/fr/portal.json";
import nl from "../../../locales/nl/portal.json";
import { languages } from "../../domain/language";
import { Figures } from "./figures";

const same = { count: 7, before: 7 };

test.for(languages)("in %s a figure that has not changed is heard without a word twice", (language) => {
	const i18n = createInstance();
	void i18n.init({
		lng: language,
		resources: { nl: { portal: nl }, fr: { portal: fr }, en: { portal: en }, de: { portal: de } },
		initAsync: false,
		interpolation: { escapeValue: false },
	});
	const html = renderToStaticMarkup(
		<I18nextProvider i18n={i18n}>
			<Figures pageViews={{ today: same, week: same, month: same, total: 70, since: null }} />
		</I18nextProvider>,
	);
	const heard = html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
	expect(heard.match(/(?<!\p{L})(\p{L}+) \1(?!\p{L})/giu)).toBeNull();
});
