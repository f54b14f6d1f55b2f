import type { Language } from "../../app/domain/language";
import type { ListingState } from "../../app/domain/listing";
import type { Region } from "../../app/domain/region";
import type { BookingRefusal, BookingWish, PreparedBooking } from "../booking-wish";
import type { LetterHome, LetterRequest, PreparedLetters } from "../letter-request";
import type { Links } from "../links";

/** A home or project that a form is about, in one language. */
export type Subject = {
	letter: LetterHome;
	/** Its address as far as it is published. */
	place: string;
	/** The agency's own number for it. */
	reference: string | null;
	/** Null for a project. */
	state: ListingState | null;
	region: Region | null;
	zip: string | null;
	countryId: number | null;
	/** What the units of a project are called; a home has none. */
	units: ReadonlySet<string>;
	/** The project that a home is a unit of. */
	projectId: number | null;
	/** The documents that can be asked for, by id. */
	documents: ReadonlyMap<string, string>;
};

/** What forms need to know of homes: `gone` for one that was published once, null for one that is not known. */
export type Subjects = {
	property(id: number, language: Language, origin: string): Promise<Subject | "gone" | null>;
	project(id: number, language: Language, origin: string): Promise<Subject | "gone" | null>;
	propertyTypes(language: Language): Promise<ReadonlyMap<number, string>>;
};

export type Post = {
	prepare(letters: readonly LetterRequest[], origin: string): Promise<PreparedLetters>;
	/** Asks for a delivery soon. */
	kick(): Promise<void>;
};

export type CaptchaCheck = (
	id: string | null,
	answer: string,
	address: string | null,
) => Promise<
	| { passed: true; waivesLimits: boolean; spend: D1PreparedStatement | null }
	| { passed: false; reason: "wrong" | "too-fast" | "unproven" | "down" }
>;

/** Owners who forgot their password. */
export type PasswordResets = {
	/** The letter with a single-use link and the statement that keeps it; null where nobody has this login. */
	prepare(
		login: string,
		origin: string,
	): Promise<{ email: string; statement: D1PreparedStatement; letter: LetterRequest } | null>;
};

/** Places in the agency's slots. */
export type Bookings = { prepare(wish: BookingWish): Promise<PreparedBooking | BookingRefusal> };

export type RequestDependencies = {
	db: D1Database;
	bucket: R2Bucket;
	links: Links;
	subjects: Subjects;
	post: Post;
	captcha: CaptchaCheck;
	/** Whose captcha stands in the forms. */
	captchaProvider: "characters" | "turnstile";
	passwords: PasswordResets;
	bookings: Bookings;
	/** The language of the agency's own letters. */
	agencyLanguage: Language;
	/** Where the agency's letters go; null for the office of the home's postcode. */
	agencyAddress: string | null;
	/** Epoch seconds. */
	now(): number;
};
