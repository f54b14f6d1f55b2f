import type { Brand } from "../../app/domain/agency/brand";
import type { RentalDefaults } from "../../app/domain/costs/rental-terms";
import type { TreeNode } from "../../app/domain/feed/tree";
import type { Language } from "../../app/domain/language";
import type { Region } from "../../app/domain/localities/region";
import type { ListingCard } from "../../app/domain/property/listing";
import type { Audience } from "../../app/domain/property/visibility/audiences";
import type { Captcha } from "../captcha/service";
import type { Audit } from "../desk/audit";
import type { Links } from "../platform/links";
import type { OwnFiles } from "../platform/pdf/fonts";
import type { EmailPropertyCard, EmailRequest, Post } from "../ports/email-request";
import type { LeadAgent, LeadPost } from "../ports/lead";
import type { Routing } from "../ports/recipients";
import type { Appointments } from "../viewings/service";

/** A property or project that a form is about, in one language, as an audience may read it. */
export type Subject<Who extends Audience = Audience> = {
	propertyCard: EmailPropertyCard<Who>;
	/** By reference and street, as the agency calls it. */
	name: string | null;
	/** Its address, to others than the agency as far as it is published. */
	place: string;
	/** The agency's own number for it. */
	reference: string | null;
	/** As the land register calls it; null to who may not read its address. */
	cadastral: string | null;
	/** The office that has it, as the feed names it. */
	officeId: string | null;
	/** What decides which forms it takes; null for a project. */
	offered: Pick<ListingCard, "state" | "deal"> | null;
	region: Region | null;
	zip: string | null;
	countryId: number | null;
	/** The units of a project that can still be had, by name; a property has none. */
	units: ReadonlySet<string>;
	/** The project that a property is a unit of. */
	projectId: number | null;
	/** The documents that can be asked for, by id. */
	documents: ReadonlyMap<string, string>;
	/** What its landlord asks of candidates; null for what is not for rent. */
	rental: RentalDefaults | null;
	/** Who looks after it; null where the agency's system names none. */
	agent: LeadAgent | null;
};

/** The same for who asks, for who has a confirmed step, and for the agency in its own language. */
export type SubjectFor = {
	visitor: Subject<"visitor">;
	confirmed: Subject<"confirmed">;
	agency: Subject<"agency">;
};

/** What forms need to know of properties: `gone` for one that was published once, null for one that is not known. */
export type Subjects = {
	property(id: number, language: Language, origin: string): Promise<SubjectFor | "gone" | null>;
	project(id: number, language: Language, origin: string): Promise<SubjectFor | "gone" | null>;
	propertyTypes(language: Language): Promise<ReadonlyMap<number, string>>;
	typeTree(language: Language): Promise<readonly TreeNode[]>;
};

export type CaptchaCheck = Captcha["check"];

/** Owners who forgot their password. */
type PasswordResets = {
	/** The email with a single-use link and the statement that keeps it; null where the login is unknown. */
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
	/** The provider of the forms' captcha. */
	captchaProvider: "characters" | "turnstile";
	passwords: PasswordResets;
	/** Seats in the agency's slots. */
	bookings: Pick<Appointments, "prepare">;
	leads: LeadPost;
	/** Recipients of the agency's emails. */
	routing(): Routing;
	/** The language of the agency's own emails. */
	agencyLanguage: Language;
	/** Where the agency's emails go; null for the office of the property's postcode. */
	agencyAddress: string | null;
	/** Epoch seconds. */
	now(): number;
};

/** `gone`: the link was not made here, is old, or its subject is gone. */
export type ActionResult = "done" | "gone";
