import type { Consent } from "../../app/domain/consent/consent";
import { policyVersion } from "../../app/domain/consent/policy-version";
import type { Language } from "../../app/domain/language";
import type { DocumentOwner } from "../listings/documents";
import { act } from "./actions";
import { removeCanary, sendCanary } from "./canary";
import { keepFiles } from "./conversation-files";
import type { RequestDependencies } from "./dependencies";
import { type FormState, readFormState, saveFormState } from "./form-state";
import { offerFaults, paperOf } from "./offer/review";
import { fileLink } from "./plan";
import { erasePerson, exportPerson } from "./privacy";
import { profileOfLink } from "./rent-application/profiles";
import { documentPath } from "./request-documents/plan";
import { sweepRequests } from "./retention";
import { changeSavedSearch, savedSearchOfLink } from "./saved-searches";
import { submit } from "./submit";
import { approvedTestimonials, testimonialImage, testimonialOfLink } from "./testimonials";

export { type ActionName, actionNames } from "./actions";
export type { ActionResult, RequestDependencies } from "./dependencies";
export type { FormState } from "./form-state";
export type { OfferPaper } from "./offer/paper";
export type { SubmitAnswer } from "./submit";

/** Query parameters of a signed URL of a private file or document. */
type SignedAddress = { expires: string | undefined; signature: string | undefined };

type PrivateFile = { name: string; type: string; size: number; body: ReadableStream };

/** Result of checking a signed URL; `closed` has no valid signature. */
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
		submit: submit.bind(null, deps),
		/** Faults of an offer; null for one that is ready for the review. */
		offerFaults: offerFaults.bind(null, deps),
		/** The document of a filled-in offer; null where the offer cannot be sent. */
		paperOf: paperOf.bind(null, deps),
		sendCanary: sendCanary.bind(null, deps),
		takeOutCanary: removeCanary.bind(null, deps),
		act: act.bind(null, deps),
		/** @returns the key for `readFormState` */
		saveFormState: (state: FormState) => saveFormState(db, state, now()),
		readFormState: (name: string) => readFormState(db, name, now()),
		testimonials: (limit: number, language: Language) => approvedTestimonials(db, limit, language),
		/** The rent profile of a link; null for an invalid link. */
		rentProfile: profileOfLink.bind(null, deps),
		testimonialOfLink: testimonialOfLink.bind(null, deps),
		testimonialImage: (id: string) => testimonialImage(db, bucket, id),
		savedSearchOfLink: savedSearchOfLink.bind(null, deps),
		changeSavedSearch: changeSavedSearch.bind(null, deps),
		/** Logs a choice about cookies with the version of the privacy policy. */
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
		/** Signed path of a private file. @param seconds time until it expires */
		fileLink: (key: string, seconds: number) => fileLink(deps, key, now() + seconds),
		keepFiles: keepFiles.bind(null, deps),
		exportPerson: (email: string) => exportPerson(db, email),
		erasePerson: (email: string) => erasePerson(db, bucket, email),
		/** Deletes expired form states, a quarter of an hour after they were saved. */
		async forgetTyped() {
			await db.prepare("DELETE FROM form_states WHERE expires_at < ?").bind(now()).run();
		},
		/** Deletes expired submissions and files. */
		sweep: () => sweepRequests(db, bucket, now()),
	};
}
