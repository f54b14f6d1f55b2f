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

/** Properties, projects and the agency's own data. */
export const listings = createContext<Listings>();

/** Understands searches in words. */
export const sentences = createContext<Sentences>();

/** Suggests relaxed searches for a search without results. */
export const relax = createContext<Relax>();

/** The agency, as it is published when the page is asked for. */
export const agency = createContext<Brand>();

/** The settings that pages read. */
export const site = createContext<Site>();

/** The visitor's data from the edge. A cacheable page uses only the language of its own path. */
export const visitor = createContext<Visitor>();

/** Whether the site itself answers at a path. */
export const isAnswered = createContext<(path: string) => Promise<boolean>>();

/** The id that an error page shows, to find the request in the logs. */
export const requestId = createContext<string>();

/** Sign-in and portal of owners: used only by pages that are not cached. */
export const owners = createContext<OwnerAccess>();

/** The agency's desk: its accounts and services, used only by pages that are not cached. */
export const desk = createContext<DeskAccess>();

/** Whether an address has the agency's valid, unexpired signature: then drafts are visible there. */
export const isSignedLink = createContext<(url: URL) => boolean>();

/** Signed addresses of a preview, for whoever has one of them. */
export const previewAlternates = createContext<(previewed: Previewed) => Record<Language, string>>();

/**
 * The state of a form rejected after a submission without JavaScript; usually null. Once read it is
 * deleted, and the page is personal.
 */
export const formState = createContext<() => Promise<FormState | null>>();

/** The offer in review, with its document; null where there is none. */
export const offerReview = createContext<() => Promise<{ state: FormState; paper: OfferPaper } | null>>();
/** Slots for viewings, and the appointments of links in emails. */
export const appointments = createContext<Pick<Appointments, "slots" | "ofLink" | "openHouse">>();

/** The link of the appointment that this visitor has just booked; usually null. */
export const bookedAppointment = createContext<string | null>();

/** The rent profile of a link. */
export const rentProfile = createContext<Requests["rentProfile"]>();

/** Approved testimonials, those in the given language first. */
export const testimonials = createContext<Requests["testimonials"]>();

/** The testimonial of a link in an email to the agency, to be approved. */
export const testimonialOfLink = createContext<Requests["testimonialOfLink"]>();

/** The saved search of a link in an email. */
export const savedSearchOfLink = createContext<Requests["savedSearchOfLink"]>();

/** Origins of others whose films and tours this page shows, for its policy: as pages in it, as pictures and as films. */
export type Embedded = Readonly<Record<"frames" | "pictures" | "films", Set<string>>>;
export const embedded = createContext<Embedded>();

/** Lets the scripts that React and its router write into an application's page through its policy; empty for a document. */
export const nonce = createContext("");
