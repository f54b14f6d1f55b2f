import type { Brand } from "../../app/domain/agency/brand";
import type { Routing } from "../../app/domain/agency/recipients";
import type { RentalDefaults } from "../../app/domain/costs/rental-terms";
import type { EmailPropertyCard } from "../../app/domain/email/property-card";
import type { TreeNode } from "../../app/domain/feed/tree";
import type { Language } from "../../app/domain/language";
import type { LeadAgent } from "../../app/domain/lead";
import type { Region } from "../../app/domain/localities/region";
import type { ListingCard } from "../../app/domain/property/listing";
import type { Audience } from "../../app/domain/property/visibility/audiences";
import type { Captcha } from "../captcha/service";
import type { Audit } from "../desk/audit";
import type { EmailRequest, Post } from "../email/request";
import type { LeadPost } from "../leads/service";
import type { Links } from "../platform/links";
import type { OwnFiles } from "../platform/pdf/fonts";
import type { Appointments } from "../viewings/service";

/** Subject of a form: a property or project in one language, with the facts that an audience may see. */
export type Subject<Who extends Audience = Audience> = {
	propertyCard: EmailPropertyCard<Who>;
	/** Reference and street, the agency's name for it, if any. */
	name: string | null;
	/** Its address; for visitors only the published part. */
	place: string;
	/** The agency's own number for it. */
	reference: string | null;
	/** Cadastral reference; null for an audience that may not see the address. */
	cadastral: string | null;
	/** Id of its office in the feed. */
	officeId: string | null;
	/** Determines the forms that it takes; null for a project. */
	offered: Pick<ListingCard, "state" | "deal"> | null;
	region: Region | null;
	zip: string | null;
	countryId: number | null;
	/** Names of a project's available units; empty for a property. */
	units: ReadonlySet<string>;
	/** Id of the project that a property is a unit of. */
	projectId: number | null;
	/** Names of the documents that can be requested, by id. */
	documents: ReadonlyMap<string, string>;
	/** The landlord's requirements for candidates; null when it is not for rent. */
	rental: RentalDefaults | null;
	/** The responsible agent; null when the agency's system names none. */
	agent: LeadAgent | null;
};

/**
 * The subject for a visitor, for a person who has completed a confirmed step, and for the agency in its own language.
 */
export type SubjectFor = {
	visitor: Subject<"visitor">;
	confirmed: Subject<"confirmed">;
	agency: Subject<"agency">;
};

/** Source of subjects: `gone` for a formerly published property, null for an unknown one. */
export type Subjects = {
	property(id: number, language: Language, origin: string): Promise<SubjectFor | "gone" | null>;
	project(id: number, language: Language, origin: string): Promise<SubjectFor | "gone" | null>;
	propertyTypes(language: Language): Promise<ReadonlyMap<number, string>>;
	typeTree(language: Language): Promise<readonly TreeNode[]>;
};

export type CaptchaCheck = Captcha["check"];

/** Password resets of owners. */
type PasswordResets = {
	/** Prepares the email with a single-use link and the statement that stores it; null when the login is unknown. */
	prepare(login: string, origin: string): Promise<{ statement: D1PreparedStatement; message: EmailRequest } | null>;
};

export type RequestDependencies = {
	agency: () => Brand;
	db: D1Database;
	bucket: R2Bucket;
	ownFiles: OwnFiles;
	links: Links;
	subjects: Subjects;
	post: Post;
	audit: Pick<Audit, "statement">;
	captcha: CaptchaCheck;
	captchaProvider: "characters" | "turnstile";
	passwords: PasswordResets;
	/** Seats in the agency's slots. */
	bookings: Pick<Appointments, "prepare">;
	leads: LeadPost;
	/** Recipients of the agency's emails. */
	routing(): Routing;
	/** The language of the agency's own emails. */
	agencyLanguage: Language;
	/** Fixed recipient of the agency's emails; null to use the office of the property's postcode. */
	agencyAddress: string | null;
	/** Epoch seconds. */
	now(): number;
};

/** `gone`: the link is forged or expired, or its subject no longer exists. */
export type ActionResult = "done" | "gone";
