import type { RouterContextProvider } from "react-router";
import type { ShownItem } from "../../../../worker/desk/service";
import { agency, listings, site } from "../../../context";
import type { AnswerTemplate } from "../../../domain/desk/answer-templates";
import { displayPhone } from "../../../domain/formatting/phone";
import { bookingPath, pagePath } from "../../../domain/pages/paths";
import { numberedName } from "../../../domain/property/fields/field-words";
import { translator } from "../../../i18n/translator";

type Answered = Pick<ShownItem, "language" | "propertyId" | "office">;

/** Fills in a template in the visitor's language, with the public names of the agency and the property. */
export async function answerText(
	context: Readonly<RouterContextProvider>,
	template: AnswerTemplate,
	{ language, propertyId, office }: Answered,
): Promise<string> {
	const { origin, defaultLanguage } = context.get(site);
	const [card] = propertyId === null ? [] : await context.get(listings).cards([propertyId], language);
	const { name, offices, phone } = context.get(agency);
	const own = offices.find(({ id }) => id === office)?.phone ?? phone;
	return translator(
		language,
		defaultLanguage,
		"mail",
	)(`answerTemplate.${template}`, {
		agency: name,
		phone: displayPhone(own),
		property: card?.title ?? (propertyId === null ? "" : numberedName(propertyId, language)),
		bookUrl:
			origin + (propertyId === null ? pagePath("book-appointment", language) : bookingPath(propertyId, language)),
		alertUrl: `${origin}${pagePath("search-alert", language)}`,
	});
}
