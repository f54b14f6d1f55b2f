import { useTranslation } from "react-i18next";
import type { ListingState } from "../../domain/listing";
import { type FormName, pagePath } from "../../domain/paths";
import { ButtonLink } from "../../ui/button";
import { TextLink } from "../../ui/link";
import { useLanguage } from "../frame/site-data";
import type { PropertyPageData } from "./page-data";

/** Whether the home can still be visited, bought or rented. */
export function isOnMarket(state: ListingState): boolean {
	return state === "for-sale" || state === "for-rent";
}

function formsFor({ card, documents }: PropertyPageData): FormName[] {
	if (!isOnMarket(card.state)) return ["send-to-friend"];
	const hasRequests = documents.some((document) => document.access === "on-request");
	return [
		"contact-visit",
		"contact-me",
		...(hasRequests ? (["request-documents"] as const) : []),
		card.goal === "sale" ? "offer" : "rent-application",
		"send-to-friend",
	];
}

/** Every way to write to the agency about the home, each under an anchor of its own. */
export function Enquiries({ page }: { page: PropertyPageData }) {
	const { t } = useTranslation("property");
	const language = useLanguage();
	const contact = `${pagePath("/contact/", language)}?property=${page.card.id}`;
	return (
		<section aria-labelledby="enquiries-title" className="property-part print-hidden">
			<h2 id="enquiries-title" className="text-3xl">
				{t("enquiries.title")}
			</h2>
			<div className="mt-6 grid gap-x-12 border-hairline border-t tablet:grid-cols-2">
				{formsFor(page).map((form) => (
					<section key={form} id={form} aria-labelledby={`${form}-title`} className="border-hairline border-b py-6">
						<h3 id={`${form}-title`} className="text-xl">
							{t(`enquiries.${form}.title`)}
						</h3>
						<p className="mt-2 max-w-measure text-quiet">{t(`enquiries.${form}.text`)}</p>
						<ButtonLink to={`${contact}&form=${form}`} variant="secondary" size="small" className="mt-4">
							{t(`enquiries.${form}.button`)}
						</ButtonLink>
					</section>
				))}
			</div>
			<p className="mt-6 text-sm">
				<TextLink to={`${contact}&subject=mistake`}>{t("actions.mistake")}</TextLink>
			</p>
		</section>
	);
}
