import type { Language } from "../../app/domain/language";
import type { RentalTerms } from "../../app/domain/rental-terms";
import type { LetterHome, LetterRequest, PreparedLetters } from "../letter-request";
import type { Links } from "../links";

/** A home that can be visited, in one language. */
export type VisitedHome = {
	letter: LetterHome;
	path: string;
	/** Still for sale or for rent. */
	isOpen: boolean;
	/** Where the visitor has to be; the town alone where the address is hidden. */
	place: string;
	/** The office that shows it, by its e-mail address. */
	office: string;
	/** Null for a home that is not for rent. */
	rental: RentalTerms | null;
};

/** `gone` for a home that was published once, null for one that is not known. */
export type FindHome = (id: number, language: Language, origin: string) => Promise<VisitedHome | "gone" | null>;

export type AppointmentDependencies = {
	db: D1Database;
	links: Links;
	post: {
		prepare(letters: readonly LetterRequest[], origin: string): Promise<PreparedLetters>;
		/** Asks for a delivery soon. */
		kick(): Promise<void>;
	};
	findHome: FindHome;
	/** The language of the agency's own letters. */
	agencyLanguage: Language;
	/** The agency's address where the home's office is not known. */
	agencyAddress: string;
	/** Of the site, without a slash at the end, for letters that nobody asked for just now. */
	origin: string;
	/** Epoch seconds. */
	now(): number;
};
