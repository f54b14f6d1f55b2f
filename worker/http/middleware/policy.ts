import type { Embedded } from "../../../app/context";
import { OUTSIDE_SCRIPTS } from "../../../app/domain/consent/consent";
import { languages } from "../../../app/domain/language";
import { mapEmbedPath } from "../../../app/domain/pages/paths";
import type { Settings } from "../../env";

/** Settings that allow external scripts, embeds and tiles. */
export type PolicySettings = Pick<Settings, "mapStyleUrl" | "satelliteStyleUrl" | "mapStyleHosts" | "turnstile"> &
	Partial<Pick<Settings, "analyticsScriptUrl" | "pixelScriptUrl">>;

/** Name of the reporting endpoint in the `Reporting-Endpoints` header. */
export const REPORT_GROUP = "default";

type Sources = Record<string, readonly string[]>;

const TURNSTILE = "https://challenges.cloudflare.com";

const mapEmbeds = new Set(languages.map(mapEmbedPath));

/** Whether a path is the map, an embed within the site's pages. */
export function isMapEmbed(pathname: string): boolean {
	return mapEmbeds.has(pathname);
}

const sealed: Sources = { "base-uri": ["'none'"], "form-action": ["'none'"], "frame-ancestors": ["'none'"] };

/** Policy of responses other than pages: nothing is allowed. */
export const answerPolicy = policyOf({ "default-src": ["'none'"], ...sealed });

/** Policy of a self-contained page. @param style hash of its style sheet */
export function standalonePagePolicy(style: string): string {
	return policyOf({ "default-src": ["'none'"], "style-src": [style], ...sealed });
}

/**
 * Builds the policy of a page; everything that is not named is blocked. Documents have no inline scripts; applications
 * have those of React and its router.
 * @param nonce of the inline scripts of one uncached application response; empty for a document
 * @param embedded origins of external pictures, films and tours that the page itself shows
 */
export function pagePolicy(pathname: string, settings: PolicySettings, nonce: string, embedded: Embedded = {}): string {
	const sources = isMapEmbed(pathname) ? mapSources(settings) : pageSources(settings, nonce, embedded);
	return policyOf({ ...sources, "report-to": [REPORT_GROUP] });
}

/** The development server inlines styles and sends updates through a WebSocket. */
const isDevelopment = import.meta.env.MODE === "development";
const styles = isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'"];
const connections = isDevelopment ? ["'self'", "ws:"] : ["'self'"];
/** Hosts of the agency's statistics and social network scripts, which the browser loads only with consent. */
function toolHosts({ analyticsScriptUrl, pixelScriptUrl }: PolicySettings): string[] {
	const addresses = [analyticsScriptUrl, pixelScriptUrl].filter((address) => address != null);
	return [...new Set(addresses.map((address) => new URL(address).origin))];
}

function pageSources(settings: PolicySettings, nonce: string, embedded: Embedded): Sources {
	const inline = nonce === "" ? [] : [`'nonce-${nonce}'`];
	const captcha = settings.turnstile ? [TURNSTILE] : [];
	const tools = toolHosts(settings);
	return {
		"default-src": ["'none'"],
		"script-src": ["'self'", ...inline, ...captcha, ...tools],
		"style-src": styles,
		"img-src": ["'self'", "data:", "blob:", ...(embedded.pictures ?? [])],
		"font-src": ["'self'"],
		"connect-src": [...connections, ...tools],
		"media-src": ["'self'", "data:", "blob:", ...(embedded.films ?? [])],
		"frame-src": ["'self'", ...captcha, ...(embedded.frames ?? [])],
		"manifest-src": ["'self'"],
		"base-uri": ["'none'"],
		"form-action": ["'self'"],
		"frame-ancestors": ["'none'"],
		// Turnstile's script fills its own embed and does not support Trusted Types.
		...(settings.turnstile ? {} : trustedTypes(tools)),
	};
}

/**
 * Forbids creating scripts or HTML from strings, except by the policy that loads the agency's tools by URL
 * (`tools.ts`).
 */
function trustedTypes(tools: readonly string[]): Sources {
	return {
		"require-trusted-types-for": ["'script'"],
		"trusted-types": [tools.length > 0 ? OUTSIDE_SCRIPTS : "'none'"],
	};
}

/**
 * The map runs workers from blob URLs, which rules out Trusted Types, and loads its style and tiles from the hosts in
 * the settings.
 */
function mapSources(settings: PolicySettings): Sources {
	const tiles = styleHosts(settings);
	return {
		"default-src": ["'none'"],
		"script-src": ["'self'"],
		"style-src": styles,
		"img-src": ["'self'", "data:", "blob:", ...tiles],
		"font-src": ["'self'"],
		"connect-src": [...connections, "data:", "blob:", ...tiles],
		"worker-src": ["'self'", "blob:"],
		"child-src": ["blob:"],
		"base-uri": ["'none'"],
		"form-action": ["'self'"],
		"frame-ancestors": ["'self'"],
	};
}

function styleHosts({ mapStyleUrl, satelliteStyleUrl, mapStyleHosts }: PolicySettings): string[] {
	const styles = [mapStyleUrl, satelliteStyleUrl].filter((address) => address !== null);
	if (styles.length === 0) return [];
	const others = mapStyleHosts.map((host) => `https://${host}`);
	return [...new Set([...styles.map((address) => new URL(address).origin), ...others])];
}

function policyOf(sources: Sources): string {
	return Object.entries(sources)
		.map(([directive, values]) => `${directive} ${values.join(" ")}`)
		.join("; ");
}
