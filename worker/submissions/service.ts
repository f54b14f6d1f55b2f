import type { Consent } from "../../app/domain/consent/consent";
import { policyVersion } from "../../app/domain/consent/policy-version";
import type { Language } from "../../app/domain/language";
import type { DocumentOwner } from "../listings/documents";
import { type ActionName, act } from "./actions";
import { removeCanary, sendCanary } from "./canary";
import { type GivenFile, keepFiles } from "./conversation-files";
import { type FormState, readFormState, saveFormState } from "./form-state";
import type { Incoming } from "./incoming";
import { offerFaults, paperOf } from "./offer/review";
import { fileLink } from "./plan";
import type { RequestDependencies } from "./ports";
import { erasePerson, exportPerson } from "./privacy";
import { profileOfLink } from "./rent-application/profiles";
import { documentPath } from "./request-documents/plan";
import { sweepRequests } from "./retention";
import { changeSavedSearch, savedSearchOfLink } from "./saved-searches";
import { submit } from "./submit";
import { approvedTestimonials, testimonialImage, testimonialOfLink } from "./testimonials";

export { type ActionName, actionNames } from "./actions";
export type { FormState } from "./form-state";
export type { Incoming } from "./incoming";
export type { OfferPaper } from "./offer/paper";
export type { ActionResult, RequestDependencies } from "./ports";
export type { SubmitAnswer } from "./submit";

/** A signed address of a private file or document, as it was asked for. */
type SignedAddress = { expires: string | undefined; signature: string | undefined };

type PrivateFile = { name: string; type: string; size: number; body: ReadableStream };

/** Whether a signed address may be followed: `expired` is one that once could. */
export type Access = "open" | "expired" | "closed";

export type Requests = ReturnType<typeof createRequests>;

export function createRequests(deps: RequestDependencies) {
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
		submit: (incoming: Incoming) => submit(deps, incoming),
		/** What an offer would be refused for; null for one that can be read once more and then sent. */
		offerFaults: (incoming: Pick<Incoming, "input" | "language" | "origin">) => offerFaults(deps, incoming),
		/** The document of an offer that has been filled in; null where it cannot be sent. */
		paperOf: (state: FormState, viewing: { language: Language; origin: string }) => paperOf(deps, state, viewing),
		/** @returns its submission, or why it was refused */
		sendCanary: (form: Parameters<typeof sendCanary>[1]) => sendCanary(deps, form),
		takeOutCanary: (id: string) => removeCanary(deps, id),
		act: (action: ActionName, token: string, origin: string) => act(deps, action, token, origin),
		/** @returns the name by which the page that the form comes back to finds it */
		saveFormState: (state: FormState) => saveFormState(db, state, now()),
		readFormState: (name: string) => readFormState(db, name, now()),
		testimonials: (limit: number, language: Language) => approvedTestimonials(db, limit, language),
		/** What the link of a rent profile leads to; null for one that is no longer valid. */
		rentProfile: (token: string) => profileOfLink(deps, token),
		testimonialOfLink: (token: string) => testimonialOfLink(deps, token),
		testimonialImage: (id: string) => testimonialImage(db, bucket, id),
		savedSearchOfLink: (token: string) => savedSearchOfLink(deps, token),
		changeSavedSearch: (token: string, input: unknown) => changeSavedSearch(deps, token, input),
		/** Logs a choice about cookies with the version of the policy it was made under. */
		async logConsent({ analytics, marketing }: Consent) {
			await db
				.prepare("INSERT INTO consent_log (id, at, policy_version, analytics, marketing) VALUES (?, ?, ?, ?, ?)")
				.bind(crypto.randomUUID(), now(), policyVersion, Number(analytics), Number(marketing))
				.run();
		},
		fileAccess: (key: string, address: SignedAddress) => accessTo("file", key, address),
		documentAccess: (owner: DocumentOwner, documentId: string, address: SignedAddress) =>
			accessTo("document", documentPath(owner, documentId), address),
		async file(key: string): Promise<PrivateFile | null> {
			const object = await bucket.get(key);
			if (!object) return null;
			return {
				name: object.customMetadata?.name ?? key.split("/").at(-1) ?? "file",
				type: object.httpMetadata?.contentType ?? "application/octet-stream",
				size: object.size,
				body: object.body,
			};
		},
		/** A path that leads to a private file for some seconds. */
		fileLink: (key: string, seconds: number) => fileLink(deps, key, now() + seconds),
		keepFiles: (submissionId: string, field: string, files: readonly GivenFile[]) =>
			keepFiles(deps, submissionId, field, files),
		exportPerson: (email: string) => exportPerson(db, email),
		erasePerson: (email: string) => erasePerson(db, bucket, email),
		/** Removes what was typed into forms that never came back, a quarter of an hour later. */
		async forgetTyped() {
			await db.prepare("DELETE FROM form_states WHERE expires_at < ?").bind(now()).run();
		},
		/** Removes what has expired. */
		sweep: () => sweepRequests(db, bucket, now()),
	};
}
