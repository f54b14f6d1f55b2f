import type { Context } from "hono";
import type { FormName } from "../../../../app/domain/forms/form-names";
import type { Language } from "../../../../app/domain/language";
import { idOf, pageAt } from "../../../../app/domain/pages/address";
import type { PageKey } from "../../../../app/domain/pages/page-table";
import { pageOfForm, pagePath } from "../../../../app/domain/pages/paths";
import {
	documentsOffered,
	type ListingDocument,
	type PropertyDetail,
	takesForm,
} from "../../../../app/domain/property/listing";
import { storedSearch, wantedSearch } from "../../../../app/domain/saved-searches/saved-search";
import type { HttpEnv } from "../../context";
import { pathOfReferrer } from "../../middleware/referrer";

type FormPage = { page: PageKey; search: Record<string, string> | URLSearchParams };

/** A form about a property: its page, and whether the property accepts the form. */
type PropertyForm = { page: PageKey; stands(property: PropertyDetail): boolean };

const isOnRequest = ({ access }: ListingDocument) => access === "on-request";

const ofContact: PropertyForm = { page: "contact", stands: () => true };

const propertyForms: Partial<Record<FormName, PropertyForm>> = {
	"contact-me": ofContact,
	"contact-visit": { page: "contact", stands: ({ card }) => takesForm(card, "viewing") },
	"send-to-friend": ofContact,
	"request-documents": {
		page: "contact",
		stands: (property) => documentsOffered(property).some(isOnRequest),
	},
	"contact-appointment": { page: "book-appointment", stands: ({ card }) => takesForm(card, "viewing") },
	"appointment-alert": { page: "book-appointment", stands: ({ card }) => takesForm(card, "viewing") },
	offer: { page: "offer", stands: ({ card }) => takesForm(card, "offer") },
	"rent-application": { page: "rent-profile", stands: ({ card }) => takesForm(card, "rent-application") },
};

/** Fallback for forms without a page, or whose property is no longer available. */
const anyForm: FormPage = { page: "contact", search: {} };

type Refused = {
	form: FormName;
	fields: Readonly<Record<string, unknown>>;
	/** Messages by field name. */
	errors: Readonly<Record<string, string>>;
	language: Language;
};

/**
 * Returns the URL of the page that shows a refused form again with its values: the page it was sent from if that shows
 * the form, otherwise the form's own page.
 */
export async function pageToReturnTo(c: Context<HttpEnv>, refused: Refused): Promise<string> {
	const { page, search } = await formPage(c, refused);
	const params = new URLSearchParams(search);
	const from = pathOfReferrer(c);
	if (from !== null && shows(from, page, params, refused.errors)) return from;
	return pagePath(page, refused.language) + (params.size > 0 ? `?${params}` : "");
}

/** Query parameters that identify the subject of a form's page. */
const subjectNames = ["form", "property", "project", "openHouse"] as const;

function shows(address: string, page: PageKey, params: URLSearchParams, errors: Refused["errors"]): boolean {
	const { pathname, searchParams } = new URL(address, "https://page.invalid");
	const at = pageAt(pathname);
	// The review page is shown again only if nothing but the captcha is invalid.
	if (at === "offer-review") return page === "offer" && Object.keys(errors).every((name) => name === "captcha");
	const isPage = at === page || (at === "my-rent-profile" && page === "rent-profile");
	return isPage && subjectNames.every((name) => searchParams.get(name) === params.get(name));
}

async function formPage(c: Context<HttpEnv>, { form, fields, language }: Refused): Promise<FormPage> {
	if (form === "open-house") return { page: "open-house", search: { openHouse: String(fields.openHouseId ?? "") } };
	if (form === "search-alert") return { page: "search-alert", search: alertSearch(fields.search) };
	const property = await propertyOf(c, fields.propertyId, language);
	if (form === "contact-construction") {
		const project = idOf(fields.projectId) ?? property?.project?.id ?? null;
		const isKnown = project !== null && (await c.get("services").listings.project(project, language)) !== null;
		return isKnown ? { page: "contact", search: { form, project: String(project) } } : anyForm;
	}
	const project = form === "request-documents" && !property ? idOf(fields.projectId) : null;
	if (project !== null) {
		const found = await c.get("services").listings.project(project, language);
		const stands = found?.documents.some(isOnRequest) ?? false;
		return stands ? { page: "contact", search: { form, project: String(project) } } : anyForm;
	}
	const about = propertyForms[form];
	if (about && property && about.stands(property)) {
		const search = { property: String(property.card.id) };
		return { page: about.page, search: about.page === "contact" ? { form, ...search } : search };
	}
	const page = pageOfForm(form);
	return page ? { page, search: {} } : anyForm;
}

/** The page needs a search; an unreadable one becomes all properties for sale. */
function alertSearch(given: unknown): URLSearchParams {
	const search = typeof given === "string" ? wantedSearch(given) : null;
	return new URLSearchParams(search === null ? "goal=sale" : storedSearch(search));
}

async function propertyOf(c: Context<HttpEnv>, given: unknown, language: Language): Promise<PropertyDetail | null> {
	const id = idOf(given);
	const answer = id === null ? null : await c.get("services").listings.property(id, language);
	return answer?.found === "listed" ? answer.detail : null;
}
