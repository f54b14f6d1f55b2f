import type { Consent } from "../../app/domain/consent/consent";
import { policyVersion } from "../../app/domain/consent/policy-version";
import type { Language } from "../../app/domain/language";
import type { DocumentOwner } from "../listings/documents";
import type { Erasure } from "../ports/erasure";
import { type ActionName, act } from "./actions";
import { sendCanary, takeOutCanary } from "./canary";
import { createKeepFiles, type KeepFiles } from "./conversation-files";
import { type FormState, readFormState, saveFormState } from "./form-state";
import type { Incoming } from "./incoming";
import type { OfferPaper } from "./offer/paper";
import { offerFaults, paperOf } from "./offer/review";
import { fileLink } from "./plan";
import type { ActionResult, RequestDependencies } from "./ports";
import { erasePerson, exportPerson, type PersonalExport } from "./privacy";
import { profileOfLink, type RentProfile } from "./rent-application/profiles";
import { documentPath } from "./request-documents/plan";
import { type Swept, sweepRequests } from "./retention";
import { type ChangeAnswer, changeSavedSearch, type OwnSavedSearch, savedSearchOfLink } from "./saved-searches";
import { type Refused, type SubmitAnswer, submit } from "./submit";
import { approvedTestimonials, type Testimonial, testimonialImage, testimonialOfLink } from "./testimonials";

export { type ActionName, actionNames } from "./actions";
export type { FormState } from "./form-state";
export type { Incoming } from "./incoming";
export type { OfferPaper } from "./offer/paper";
export type { ActionResult, RequestDependencies } from "./ports";
export type { RentProfile } from "./rent-application/profiles";
export type { ChangeAnswer, OwnSavedSearch } from "./saved-searches";
export type { SubmitAnswer } from "./submit";
export type { Testimonial } from "./testimonials";

/** A signed address of a private file or document, as it was asked for. */
export type SignedAddress = { expires: string | undefined; signature: string | undefined };

export type PrivateFile = { name: string; type: string; size: number; body: ReadableStream };

/** Whether a signed address may be followed: `expired` is one that once could. */
export type Access = "open" | "expired" | "closed";

export type Requests = {
	submit(incoming: Incoming): Promise<SubmitAnswer>;
	/** What an offer would be refused for; null for one that can be read once more and then sent. */
	offerFaults(incoming: Pick<Incoming, "input" | "language" | "origin">): Promise<Refused | null>;
	/** The document of an offer that has been filled in; null where it cannot be sent. */
	paperOf(state: FormState, viewing: { language: Language; origin: string }): Promise<OfferPaper | null>;
	/** @returns its submission, or why it was refused */
	sendCanary(form: Parameters<typeof sendCanary>[1]): Promise<{ id: string } | { fault: string }>;
	takeOutCanary(id: string): Promise<void>;
	act(action: ActionName, token: string, origin: string): Promise<ActionResult>;
	/** @returns the name by which the page that the form comes back to finds it */
	saveFormState(state: FormState): Promise<string>;
	readFormState(name: string): Promise<FormState | null>;
	testimonials(limit: number, language: Language): Promise<Testimonial[]>;
	testimonialOfLink(token: string): Promise<{ testimonial: Testimonial; approved: boolean } | null>;
	testimonialImage(id: string): Promise<{ type: string; body: ReadableStream } | null>;
	savedSearchOfLink(token: string): Promise<OwnSavedSearch | null>;
	changeSavedSearch(token: string, input: unknown): Promise<ChangeAnswer>;
	/** What the link of a rent profile leads to; null for one that is no longer valid. */
	rentProfile(token: string): Promise<RentProfile | null>;
	/** Logs a choice about cookies with the version of the policy it was made under. */
	logConsent(consent: Consent): Promise<void>;
	fileAccess(key: string, address: SignedAddress): Promise<Access>;
	documentAccess(owner: DocumentOwner, documentId: string, address: SignedAddress): Promise<Access>;
	file(key: string): Promise<PrivateFile | null>;
	/** A path that leads to a private file for some seconds. */
	fileLink(key: string, seconds: number): string;
	keepFiles: KeepFiles;
	exportPerson(email: string): Promise<PersonalExport>;
	erasePerson(email: string): Promise<Erasure>;
	/** Removes what was typed into forms that never came back, a quarter of an hour later. */
	forgetTyped(): Promise<void>;
	/** Removes what has expired. */
	sweep(): Promise<Swept>;
};

export function createRequests(deps: RequestDependencies): Requests {
	const { db, bucket, links, now } = deps;

	async function accessTo(
		purpose: "file" | "document",
		name: string,
		{ expires, signature }: SignedAddress,
	): Promise<Access> {
		if (!expires || !signature || !links.verify(purpose, `${name} ${expires}`, signature)) return "closed";
		return Number(expires) > now() ? "open" : "expired";
	}

	return {
		submit: (incoming) => submit(deps, incoming),
		offerFaults: (incoming) => offerFaults(deps, incoming),
		paperOf: (state, viewing) => paperOf(deps, state, viewing),
		sendCanary: (form) => sendCanary(deps, form),
		takeOutCanary: (id) => takeOutCanary(deps, id),
		act: (action, token, origin) => act(deps, action, token, origin),
		saveFormState: (state) => saveFormState(db, state, now()),
		readFormState: (name) => readFormState(db, name, now()),
		testimonials: (limit, language) => approvedTestimonials(db, limit, language),
		rentProfile: (token) => profileOfLink(deps, token),
		testimonialOfLink: (token) => testimonialOfLink(deps, token),
		testimonialImage: (id) => testimonialImage(db, bucket, id),
		savedSearchOfLink: (token) => savedSearchOfLink(deps, token),
		changeSavedSearch: (token, input) => changeSavedSearch(deps, token, input),
		async logConsent({ analytics, marketing }) {
			await db
				.prepare("INSERT INTO consent_log (id, at, policy_version, analytics, marketing) VALUES (?, ?, ?, ?, ?)")
				.bind(crypto.randomUUID(), now(), policyVersion, Number(analytics), Number(marketing))
				.run();
		},
		fileAccess: (key, address) => accessTo("file", key, address),
		documentAccess: (owner, documentId, address) => accessTo("document", documentPath(owner, documentId), address),
		async file(key) {
			const object = await bucket.get(key);
			if (!object) return null;
			return {
				name: object.customMetadata?.name ?? key.split("/").at(-1) ?? "file",
				type: object.httpMetadata?.contentType ?? "application/octet-stream",
				size: object.size,
				body: object.body,
			};
		},
		fileLink: (key, seconds) => fileLink(deps, key, now() + seconds),
		keepFiles: createKeepFiles(db, bucket, now),
		exportPerson: (email) => exportPerson(db, email),
		erasePerson: (email) => erasePerson(db, bucket, email),
		async forgetTyped() {
			await db.prepare("DELETE FROM form_states WHERE expires_at < ?").bind(now()).run();
		},
		sweep: () => sweepRequests(db, bucket, now()),
	};
}
