import { createContext } from "react-router";
import type { OwnerAccess } from "../worker/accounts/access";
import type { Site } from "../worker/env";
import type { Visitor } from "../worker/http/geo/visitor";
import type { Listings } from "../worker/listings/service";
import type { Relax } from "../worker/relax/service";
import type { Sentences } from "../worker/sentence/service";
import type { FormState, OfferPaper, Requests } from "../worker/submissions/service";
import type { Appointments } from "../worker/viewings/service";

/** Properties, projects and the agency's own data. */
export const listings = createContext<Listings>();

/** Understands searches in words. */
export const sentences = createContext<Sentences>();

/** Offers what a search that finds nothing would find if it asked for less. */
export const relax = createContext<Relax>();

/** The settings that pages read. */
export const site = createContext<Site>();

/** Who asks, as far as the edge knows. A page that can be cached reads nothing of it but the language of its own path. */
export const visitor = createContext<Visitor>();

/** Names the request in errors that visitors see, so that the agency can find it in the logs. */
export const requestId = createContext<string>();

/** Sign-in and portal of owners: only pages that no cache keeps ask it anything. */
export const owners = createContext<OwnerAccess>();

/** Whether an address carries the agency's own, unexpired signature: then drafts may be seen there. */
export const isSignedLink = createContext<(url: URL) => Promise<boolean>>();

/**
 * What a form that was sent without scripts has to show when it comes back; null for most visits. Once read it is
 * forgotten, and the page is for this visitor alone.
 */
export const formState = createContext<() => Promise<FormState | null>>();

/** The offer that a visitor has filled in and reads once more, with its paper; null where there is none. */
export const offerReview = createContext<() => Promise<{ state: FormState; paper: OfferPaper } | null>>();
/** Times at which properties can be visited, and the appointments behind emails' links. */
export const appointments = createContext<Pick<Appointments, "slots" | "ofLink">>();

/** The link of the appointment that this visitor has just booked; null for most visits. */
export const bookedAppointment = createContext<string | null>();

/** What the link of a rent profile leads to. */
export const rentProfile = createContext<Requests["rentProfile"]>();

/** Approved testimonials, the latest first. */
export const testimonials = createContext<Requests["testimonials"]>();

/** What a link in an email to the agency stands for: a testimonial that waits for approval. */
export const testimonialOfLink = createContext<Requests["testimonialOfLink"]>();

/** The saved search that a link in an email stands for. */
export const savedSearchOfLink = createContext<Requests["savedSearchOfLink"]>();

/** Texts of the inline scripts that the site itself wrote into the page, set once the page is rendered. */
export const ownScripts = createContext<readonly string[]>([]);
