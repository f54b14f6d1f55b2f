import type { PageKey } from "../../../domain/pages/page-table";
import { pagePath } from "../../../domain/pages/paths";
import { isOnMarket, takesForm } from "../../../domain/property/listing";
import { useLanguage, useTranslation } from "../../../i18n/texts";
import { TextLink } from "../../../ui/link";
import type { ScreenForm } from "../../forms/form-fields";
import { requestable } from "../../forms/property-types";
import { useSite } from "../../layout/site-data";
import type { PropertyPageData } from "../load/page-data";
import { EnquirySection } from "./enquiry-section";

/** Enquiry forms on a property's page. */
type EnquiryForm = Extract<
	ScreenForm,
	"contact-me" | "contact-visit" | "offer" | "rent-application" | "request-documents" | "send-to-friend"
>;

/** Longer forms with a page of their own. */
const ownPages: Partial<Record<EnquiryForm, PageKey>> = {
	offer: "offer",
	"rent-application": "rent-profile",
};

function formsFor({ card }: PropertyPageData, hasPapers: boolean): EnquiryForm[] {
	// The agreement may still fall through, so visitors can register their interest.
	if (card.state === "under-offer") return ["contact-me", "send-to-friend"];
	if (!isOnMarket(card.state)) return ["send-to-friend"];
	return [
		// Slots are booked from the panel and the bar.
		...(takesForm(card, "viewing") ? (["contact-visit"] as const) : []),
		"contact-me",
		...(hasPapers ? (["request-documents"] as const) : []),
		...(["offer", "rent-application"] as const).filter((form) => takesForm(card, form)),
		"send-to-friend",
	];
}

/** All enquiry forms for the property, each under its own anchor. */
export function Enquiries({ page }: { page: PropertyPageData }) {
	const { t } = useTranslation("property");
	const language = useLanguage();
	const { hasSlots } = useSite();
	const { card } = page;
	const contact = `${pagePath("contact", language)}?property=${card.id}`;
	const pageOf = (form: EnquiryForm) => {
		const page = ownPages[form];
		return page ? `${pagePath(page, language)}?property=${card.id}` : null;
	};
	const papers = requestable([...page.documents, ...page.plans.documents]);
	// With bookable slots, the viewing form is for visitors whom no slot suits.
	const wordsOf = (form: EnquiryForm) => (form === "contact-visit" && hasSlots ? "other-time" : form);
	return (
		<section aria-labelledby="enquiries-title" className="property-part enquiries print-hidden">
			<h2 id="enquiries-title" className="text-3xl">
				{t("enquiries.title")}
			</h2>
			<div className="mt-4 grid items-start gap-x-12 border-hairline border-t tablet:grid-cols-2">
				{formsFor(page, papers.length > 0).map((form) => (
					<EnquirySection
						key={form}
						form={form}
						about={{ propertyId: String(card.id) }}
						questions={form === "contact-visit" ? page.viewingQuestions : undefined}
						choices={{ documents: papers }}
						heading="h3"
						title={t(`enquiries.${wordsOf(form)}.title`)}
						text={t(`enquiries.${wordsOf(form)}.text`)}
						button={t(`enquiries.${wordsOf(form)}.button`)}
						to={pageOf(form) ?? `${contact}&form=${form}`}
						isElsewhere={pageOf(form) !== null}
						isLine
					/>
				))}
			</div>
			<p className="mt-6 text-sm">
				<TextLink to={`${contact}&subject=mistake`} rel="nofollow" className="reach">
					{t("actions.mistake")}
				</TextLink>
			</p>
		</section>
	);
}
