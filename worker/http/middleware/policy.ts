import type { Embedded } from "../../../app/context";
import { OUTSIDE_SCRIPTS } from "../../../app/domain/consent/consent";
import { languages } from "../../../app/domain/language";
import { mapEmbedPath } from "../../../app/domain/pages/paths";
import type { Settings } from "../../env";

/** The settings that decide whose scripts, embeds and tiles a page may use. */
export type PolicySettings = Pick<Settings, "mapStyleUrl" | "satelliteStyleUrl" | "mapStyleHosts" | "turnstile"> &
	Partial<Pick<Settings, "analyticsScriptUrl" | "pixelScriptUrl">>;

/** The endpoint that browsers report to, by the name that the header `Reporting-Endpoints` gives it. */
export const REPORT_GROUP = "default";

const nothingEmbedded: Embedded = { frames: new Set(), pictures: new Set(), films: new Set() };

type Sources = Record<string, readonly string[]>;

const TURNSTILE = "https://challenges.cloudflare.com";

const mapEmbeds = new Set(languages.map(mapEmbedPath));

/** The map is an embed of its own, on pages of the site. */
export function isMapEmbed(pathname: string): boolean {
	return mapEmbeds.has(pathname);
}

const sealed: Sources = { "base-uri": ["'none'"], "form-action": ["'none'"], "frame-ancestors": ["'none'"] };

/** What an answer that is no page may do: nothing. */
export const answerPolicy = policyOf({ "default-src": ["'none'"], ...sealed });

/** The policy of a standalone page: its own style sheet. @param style hash of its style sheet */
export function lonePagePolicy(style: string): string {
	return policyOf({ "default-src": ["'none'"], "style-src": [style], ...sealed });
}

/**
 * What a page may use. Everything is closed but what is named. Documents have no inline script at all; an application has
 * those of React and its router.
 * @param nonce of the scripts of this one answer of an application, which no cache keeps; empty for a document
 * @param embedded origins of the films and tours that the page itself shows; other pictures are the site's own
 */
export function pagePolicy(
	pathname: string,
	settings: PolicySettings,
	nonce: string,
	embedded: Embedded = nothingEmbedded,
): string {
	const sources = isMapEmbed(pathname) ? mapSources(settings) : pageSources(settings, nonce, embedded);
	return policyOf({ ...sources, "report-to": [REPORT_GROUP] });
}

/** The development server keeps styles in the page, and sends what was edited through a socket. */
const isDevelopment = import.meta.env.MODE === "development";
const styles = isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'"];
const connections = isDevelopment ? ["'self'", "ws:"] : ["'self'"];
/** Of the agency's own statistics and network; the browser loads their scripts with consent alone. */
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
		"img-src": ["'self'", "data:", "blob:", ...embedded.pictures],
		"font-src": ["'self'"],
		"connect-src": [...connections, ...tools],
		"media-src": ["'self'", "data:", "blob:", ...embedded.films],
		"frame-src": ["'self'", ...captcha, ...embedded.frames],
		"manifest-src": ["'self'"],
		"base-uri": ["'none'"],
		"form-action": ["'self'"],
		"frame-ancestors": ["'none'"],
		// Turnstile's script fills its own embed and does not support Trusted Types; the map makes workers of blobs.
		...(settings.turnstile ? {} : trustedTypes(tools)),
	};
}

/** Nothing makes scripts or HTML of texts, but what adds the agency's own tools by their addresses (`tools.ts`). */
function trustedTypes(tools: readonly string[]): Sources {
	return {
		"require-trusted-types-for": ["'script'"],
		"trusted-types": [tools.length > 0 ? OUTSIDE_SCRIPTS : "'none'"],
	};
}

/** The map draws in workers made of blobs, and reads a style and its tiles from where settings name them. */
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
