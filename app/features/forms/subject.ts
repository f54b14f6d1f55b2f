import { type RouterContextProvider, redirect } from "react-router";
import { listings, visitor } from "../../context";
import { type RentQuestion, viewingQuestions } from "../../domain/forms/rent-questions";
import type { Region } from "../../domain/localities/region";
import { idOf } from "../../domain/pages/address";
import { bookingPath } from "../../domain/pages/paths";
import type { DealForm } from "../../domain/property/deal-terms";
import { documentsOffered, type ListingCard, takesForm } from "../../domain/property/listing";
import { unitChoices, unitRows } from "../../domain/property/project/unit-rows";
import type { ScreenForm } from "./form-fields";
import { requestable, type WordChoice } from "./property-types";

/** Subject of a form: its title, hidden fields and choices. */
type FormSubject = {
	title: string;
	path: string;
	about: Record<string, string>;
	choices: Record<string, WordChoice[]>;
	/** Questions that candidate tenants may be asked. */
	questions?: readonly RentQuestion[];
	/** Values from the URL. */
	values?: Record<string, string>;
};

const aboutProperties: readonly ScreenForm[] = ["contact-me", "contact-visit", "request-documents", "send-to-friend"];

type SubjectForm = { form: ScreenForm; subject: FormSubject };

/** Returns the form that the URL names, about its property or project; null if the two do not match. */
export async function subjectForm(
	context: Readonly<RouterContextProvider>,
	search: URLSearchParams,
): Promise<SubjectForm | null> {
	const form = search.get("form");
	const project = idOf(search.get("project"));
	if (project !== null && (form === "contact-construction" || form === "request-documents"))
		return projectForm(context, form, project, search.get("unit"));
	const property = idOf(search.get("property"));
	const wanted = aboutProperties.find((name) => name === form);
	return wanted && property !== null ? propertyForm(context, wanted, property) : null;
}

async function propertyForm(
	context: Readonly<RouterContextProvider>,
	form: ScreenForm,
	id: number,
): Promise<SubjectForm | null> {
	const { language } = context.get(visitor);
	const answer = await context.get(listings).property(id, language);
	if (answer.found !== "listed") return null;
	const { card, region } = answer.detail;
	// The booking page explains that viewings are closed.
	if (form === "contact-visit" && !takesForm(card, "viewing")) throw redirect(bookingPath(id, language));
	const papers = requestable(documentsOffered(answer.detail));
	if (form === "request-documents" && papers.length === 0) return null;
	return {
		form,
		subject: {
			title: card.title,
			path: card.path,
			about: { propertyId: String(id) },
			choices: { documents: papers },
			questions: viewingQuestions(card, region),
		},
	};
}

async function projectForm(
	context: Readonly<RouterContextProvider>,
	form: "contact-construction" | "request-documents",
	id: number,
	unit: string | null,
): Promise<SubjectForm | null> {
	const detail = await context.get(listings).project(id, context.get(visitor).language);
	if (!detail) return null;
	const { title, path } = detail.card;
	const subject = { title, path, about: { projectId: String(id) } };
	if (form === "contact-construction") {
		const choices = { unit: unitChoices(unitRows(detail)) };
		return { form, subject: { ...subject, choices, ...(unit ? { values: { unit } } : {}) } };
	}
	const papers = requestable(detail.documents);
	return papers.length === 0 ? null : { form, subject: { ...subject, choices: { documents: papers } } };
}

/** Returns the property for an error report from a page without a form of its own. */
export async function subjectError(
	context: Readonly<RouterContextProvider>,
	search: URLSearchParams,
): Promise<{ property: string; id: number } | null> {
	const id = idOf(search.get("property"));
	if (id === null || search.get("subject") !== "mistake") return null;
	const answer = await context.get(listings).property(id, context.get(visitor).language);
	return answer.found === "listed" ? { property: answer.detail.card.title, id } : null;
}

type AskedProperty = { card: ListingCard; region: Region | null; projectId: number | null };

/** Returns the property of a form's page if it accepts that form; otherwise null. */
export async function askedProperty(
	context: Readonly<RouterContextProvider>,
	id: number | null,
	form: DealForm,
): Promise<AskedProperty | null> {
	if (id === null) return null;
	const answer = await context.get(listings).property(id, context.get(visitor).language);
	if (answer.found !== "listed" || !takesForm(answer.detail.card, form)) return null;
	const { card, region, property } = answer.detail;
	return { card, region, projectId: property.ProjectID ?? null };
}
