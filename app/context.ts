import { createContext } from "react-router";
import type { Listings } from "../worker/listings/service";
import type { Site } from "../worker/env";
import type { Visitor } from "../worker/geo/visitor";

/** Homes, projects and the agency's own data. */
export const listings = createContext<Listings>();

/** The settings that pages read. */
export const site = createContext<Site>();

/** Who asks, as far as the edge knows: region, language preference. Never part of a cacheable page. */
export const visitor = createContext<Visitor>();

/** Of this request's Content-Security-Policy; null where the page may be cached and its scripts go by hash. */
export const nonce = createContext<string | null>(null);
