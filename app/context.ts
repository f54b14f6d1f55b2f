import { createContext } from "react-router";
import type { OwnerAccess } from "../worker/accounts/access";
import type { DeskAccess } from "../worker/http/desk-access";
import type { Visitor } from "../worker/http/geo/visitor";
import type { Listings } from "../worker/listings/service";
import type { Relax } from "../worker/relax/service";
import type { Sentences } from "../worker/sentence/service";
import type { Site } from "../worker/site";
import type { FormState, OfferPaper, Requests } from "../worker/submissions/service";
import type { Appointments } from "../worker/viewings/service";
import type { Brand } from "./domain/agency/brand";
import type { Language } from "./domain/language";
import type { Previewed } from "./domain/pages/preview-path";

export const listings = createContext<Listings>();

/** Parses searches in natural language. */
export const sentences = createContext<Sentences>();

/** Suggests relaxed searches for a search without results. */
export const relax = createContext<Relax>();

/** The agency as published at the time of the request. */
export const agency = createContext<Brand>();

export const site = createContext<Site>();

/** The visitor's data from Cloudflare's edge. A cacheable page may use only the language, which its path states. */
export const visitor = createContext<Visitor>();

/** Whether the site has a page at a path. */
export const isAnswered = createContext<(path: string) => Promise<boolean>>();

/** Request id shown on an error page, to find the request in the logs. */
export const requestId = createContext<string>();

/** Sign-in and portal of owners; used only by pages that are not cached. */
export const owners = createContext<OwnerAccess>();

/** The agency's desk: accounts and services; used only by pages that are not cached. */
export const desk = createContext<DeskAccess>();

/** Whether a URL has the agency's valid, unexpired signature, which makes drafts visible. */
export const isSignedLink = createContext<(url: URL) => boolean>();

/** Signed preview URLs in every language, for a visitor who has one of them. */
export const previewAlternates = createContext<(previewed: Previewed) => Record<Language, string>>();

/**
 * State of a form rejected after a submission without JavaScript; usually null. Reading deletes it and makes the
 * response private.
 */
export const formState = createContext<() => Promise<FormState | null>>();

/** The offer under review, with its document; null if there is none. */
export const offerReview = createContext<() => Promise<{ state: FormState; paper: OfferPaper } | null>>();
/** Viewing slots, and appointments by the links in emails. */
export const appointments = createContext<Pick<Appointments, "slots" | "ofLink" | "openHouse">>();

/** Link of the appointment that this visitor has just booked; usually null. */
export const bookedAppointment = createContext<string | null>();

/** The rent profile behind a link. */
export const rentProfile = createContext<Requests["rentProfile"]>();

/** Approved testimonials, those in the given language first. */
export const testimonials = createContext<Requests["testimonials"]>();

/** The testimonial to approve, by the link in an email to the agency. */
export const testimonialOfLink = createContext<Requests["testimonialOfLink"]>();

/** The saved search behind a link in an email. */
export const savedSearchOfLink = createContext<Requests["savedSearchOfLink"]>();

/** Origins of other sites that the rendered page embeds, by what its Content-Security-Policy is to allow. */
export type Embedded = Readonly<Partial<Record<"frames" | "pictures" | "films", readonly string[]>>>;
export const embedded = createContext<Embedded>({});

/** Content Security Policy nonce for the scripts of React and its router; empty for a document. */
export const nonce = createContext("");
