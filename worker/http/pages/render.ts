import { RouterContextProvider } from "react-router";
import * as keys from "../../../app/context";
import { isOwnersPath } from "../../../app/domain/accounts/portal-paths";
import { isDeskPath } from "../../../app/domain/desk/sections";
import { languageOfPath } from "../../../app/domain/pages/address";
import { movedPath } from "../../../app/domain/pages/moved";
import { isPreviewPath, sitePaths } from "../../../app/domain/pages/paths";
import { type ChangedTexts, withDrafts } from "../../../app/i18n/resources";
import { ownerAccess } from "../../accounts/access";
import { epochSeconds } from "../../platform/clock";
import { factsOf, log } from "../../platform/log";
import { isSignedLink, previewAlternates } from "../../platform/signed-links";
import type { Services } from "../../services";
import { deskAccess } from "../desk-access";
import type { Visitor } from "../geo/visitor";
import { FRESH_SECONDS, STALE_SECONDS } from "../middleware/cache";
import { withTags } from "../middleware/cache-tags";
import { expiredCookie, readOwnCookie } from "../middleware/own-cookies";
import { pagePolicy } from "../middleware/policy";

export type RenderPage = (request: Request, context: RouterContextProvider) => Promise<Response>;

export type PageRequest = {
	/** Request as the page sees it; a public page sees only the URL. */
	request: Request;
	services: Services;
	visitor: Visitor;
	requestId: string;
	/** Whether the page is the same for everybody and may be cached. */
	isPublic: boolean;
};

const PUBLIC_PAGE = [
	"public",
	"max-age=0",
	`s-maxage=${FRESH_SECONDS}`,
	`stale-while-revalidate=${STALE_SECONDS}`,
	`stale-if-error=${STALE_SECONDS}`,
].join(", ");
const PRIVATE_PAGE = "no-store";

/** Rules for the links that a browser may prefetch. */
const SPECULATION_RULES = '"/speculation-rules.json"';

const NOT_FOUND = 404;
const METHOD_NOT_ALLOWED = 405;
const PAGE_METHODS = "GET, HEAD";
const FAILED = 500;
const UNAVAILABLE = 503;
const RETRY_AFTER_SECONDS = "60";

/** Version of the draft texts; browsers cannot load it, so a page with drafts is not updated. */
const DRAFTS = "drafts";

/** Texts with all drafts for a request with the desk's preview cookie; else null. */
async function draftsFor({ links, desk }: Services, request: Request): Promise<ChangedTexts | null> {
	const token = readOwnCookie(request, "drafts");
	const subject = token && links.subjectOf("text-drafts", token, epochSeconds());
	return subject === DRAFTS ? desk.content.drafts() : null;
}

/** Returns an empty list on failure: an optional part must not break the page. */
async function emptyOnError<Item>(work: Promise<Item[]>): Promise<Item[]> {
	try {
		return await work;
	} catch (error) {
		log("error", "page-part-failed", factsOf(error));
		return [];
	}
}

/** Renders a page or its data with the services it may use, and completes the response headers. */
export async function renderPage(render: RenderPage, page: PageRequest): Promise<Response> {
	const { request, services } = page;
	const { pathname } = new URL(request.url);
	await services.content.refresh();
	const context = new RouterContextProvider();
	context.set(keys.listings, services.listings);
	context.set(keys.sentences, services.sentences);
	context.set(keys.relax, services.relax);
	context.set(keys.agency, services.content.agency());
	context.set(keys.site, services.site(request.url));
	context.set(keys.visitor, page.visitor);
	context.set(keys.owners, ownerAccess(services.owners, request));
	context.set(keys.desk, deskAccess(services, request));
	context.set(keys.isAnswered, (path) => isAnswered(render, page, path));
	context.set(keys.requestId, page.requestId);
	context.set(keys.isSignedLink, (url) => isSignedLink(services.links, url));
	context.set(keys.previewAlternates, (previewed) => previewAlternates(services.links, previewed));
	context.set(keys.appointments, services.appointments);
	context.set(keys.bookedAppointment, readOwnCookie(request, "appointment"));
	context.set(keys.rentProfile, services.requests.rentProfile);
	context.set(keys.testimonials, (...asked) => emptyOnError(services.requests.testimonials(...asked)));
	context.set(keys.testimonialOfLink, services.requests.testimonialOfLink);
	context.set(keys.savedSearchOfLink, services.requests.savedSearchOfLink);
	const formName = readOwnCookie(request, "form");
	const readForm = async () => (formName === null ? null : services.requests.readFormState(formName));
	let hasShownForm = false;
	context.set(keys.formState, async () => {
		const state = await readForm();
		// A form without errors is still being filled in: keep it until it is sent.
		hasShownForm ||= state !== null && state.message !== "";
		return state;
	});
	context.set(keys.offerReview, async () => {
		const state = await readForm();
		const { origin } = services.site(request.url);
		const paper = state && (await services.requests.paperOf(state, { language: page.visitor.language, origin }));
		return state && paper ? { state, paper } : null;
	});
	const drafts = await draftsFor(services, request);
	const response = await (drafts
		? withDrafts(DRAFTS, drafts, () => render(request, context))
		: render(request, context));
	const headers = new Headers(response.headers);
	if (hasShownForm) headers.append("Set-Cookie", expiredCookie(request, "form"));
	// A failure of the server may be temporary.
	const status = response.status === FAILED ? UNAVAILABLE : response.status;
	if (status === UNAVAILABLE) headers.set("Retry-After", RETRY_AFTER_SECONDS);
	if (status === METHOD_NOT_ALLOWED) headers.set("Allow", PAGE_METHODS);
	if (isOwnersPath(pathname) || isDeskPath(pathname) || isPreviewPath(pathname)) headers.set("X-Robots-Tag", "noindex");
	const mayBePublic = page.isPublic && response.ok && !headers.has("Set-Cookie");
	if (!mayBePublic) headers.set("Cache-Control", PRIVATE_PAGE);
	else if (!headers.has("Cache-Control")) headers.set("Cache-Control", PUBLIC_PAGE);
	const isHtml = headers.get("Content-Type")?.startsWith("text/html") ?? false;
	if (isHtml) {
		const [nonce, embedded] = [context.get(keys.nonce), context.get(keys.embedded)];
		headers.set("Content-Security-Policy", pagePolicy(pathname, services.settings, nonce, embedded));
		headers.set("Speculation-Rules", SPECULATION_RULES);
	}
	const answer = new Response(response.body, { status, headers });
	return response.body && mayBePublic ? withTags(pathname, answer) : answer;
}

/** Whether the site has a page at a lower-case path, for any visitor. */
async function isAnswered(render: RenderPage, page: PageRequest, path: string): Promise<boolean> {
	const language = languageOfPath(path);
	if (language === null) {
		const isOriginal = sitePaths().some(({ original }) => original.toLowerCase() === path);
		return isOriginal || (await page.services.listings.resolvePath(path)) !== null;
	}
	if (movedPath(path) !== null) return true;
	const request = new Request(new URL(path, page.request.url));
	const answer = await renderPage(render, { ...page, request, visitor: { region: null, language }, isPublic: false });
	await answer.body?.cancel();
	return answer.status !== NOT_FOUND;
}
