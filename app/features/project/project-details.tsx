import { useLocation } from "react-router";
import { wellFormed } from "../../domain/formatting/well-formed";
import { pagePath } from "../../domain/pages/paths";
import { useLanguage, useTranslation } from "../../i18n/texts";
import { requestable } from "../forms/property-types";
import { PropertyGrid } from "../listing/property-grid";
import { Documents } from "../media/documents";
import { EnquirySection } from "../property/contact/enquiry-section";
import { RichText } from "../property/description/rich-text";
import type { RichNode } from "../property/description/rich-text-parser";
import { LocationSection } from "../property/location-section";
import { Section } from "../property/section";
import type { ProjectPageData } from "./load-project";

/** Sections after the units of a project: texts, documents, location, properties and enquiries. */
export function ProjectDetails({ page }: { page: ProjectPageData }) {
	const { t } = useTranslation(["project", "property"]);
	const { card } = page;
	return (
		<>
			<div className="grid gap-x-16 desktop:grid-cols-2">
				<TextPart id="about" title={t("about")} text={page.description} />
				<TextPart id="technical" title={t("technical")} text={page.technical} />
				<TextPart id="situation" title={t("situation")} text={page.situation} />
				<Section id="documents" title={t("property:documents.title")} screenOnly>
					<Documents documents={page.documents} />
				</Section>
			</div>
			<LocationSection {...page} title={card.title} around={{ project: card.id }} />
			{page.properties.length > 0 && (
				<section id="homes" aria-labelledby="homes-title" className="property-part print-hidden">
					<h2 id="homes-title" className="text-3xl">
						{t("homes")}
					</h2>
					<div className="mt-8">
						<PropertyGrid properties={page.properties} />
					</div>
				</section>
			)}
			<DocumentsEnquiry page={page} />
			<ProjectEnquiry page={page} />
		</>
	);
}

function TextPart({ id, title, text }: { id: string; title: string; text: readonly RichNode[] | null }) {
	return (
		<Section id={id} title={title}>
			{text ? <RichText text={text} /> : null}
		</Section>
	);
}

/** Request for documents that are not public; the list of documents links here. */
function DocumentsEnquiry({ page: { card, documents } }: { page: ProjectPageData }) {
	const { t } = useTranslation("property");
	const language = useLanguage();
	const papers = requestable(documents);
	if (papers.length === 0) return null;
	return (
		<div className="property-part print-hidden">
			<EnquirySection
				form="request-documents"
				about={{ projectId: String(card.id) }}
				choices={{ documents: papers }}
				heading="h2"
				title={t("enquiries.request-documents.title")}
				text={t("enquiries.request-documents.text")}
				button={t("enquiries.request-documents.button")}
				to={`${pagePath("contact", language)}?project=${card.id}&form=request-documents`}
			/>
		</div>
	);
}

function ProjectEnquiry({ page }: { page: ProjectPageData }) {
	const { t } = useTranslation("project");
	const { search } = useLocation();
	const language = useLanguage();
	const { card } = page;
	const wanted = new URLSearchParams(search).get("unit");
	return (
		<div className="property-part print-hidden">
			<EnquirySection
				form="contact-construction"
				about={{ projectId: String(card.id) }}
				choices={{ unit: page.unitChoices }}
				values={wanted ? { unit: wanted } : {}}
				heading="h2"
				title={t("enquiry.title")}
				text={t("enquiry.text")}
				button={t("enquiry.button")}
				to={`${pagePath("contact", language)}?project=${card.id}&form=contact-construction${
					wanted ? `&unit=${encodeURIComponent(wellFormed(wanted))}` : ""
				}`}
			/>
		</div>
	);
}
