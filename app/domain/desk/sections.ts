import type { Language } from "../language";
import { pagePath } from "../pages/paths";
import { keysOf } from "../records";
import { type DeskAction, may } from "./actions";
import type { Role } from "./roles";

type Section = {
	/** Slug below `/{lang}/desk/`, the same in every language. */
	segment: string;
	/** Action required to open it and to see it in the navigation. */
	see: DeskAction;
	/** Group in the navigation; `own` is next to the signed-in person's name. */
	group: "work" | "site" | "agency" | "own";
	/** Folder of its screen below `app/routes/`; null for a section without route and navigation. */
	screen: string | null;
	/** Each item has its own page. */
	hasItems?: true;
	/** Required action per form of its page, by the value of the field `intent`. */
	intents: Readonly<Record<string, DeskAction>>;
};

/**
 * Sections of the desk. A row with a screen has the address `/{lang}/desk/{segment}/` (with items also
 * `/{lang}/desk/{segment}/{id}/`), an entry in the navigation of permitted roles, and a test of its rights.
 *
 * To add a section: name its screen here, give each form an `intent` in its row, write `app/routes/{screen}/route.tsx`
 * with a loader that begins with `requireStaff(context, "{see}")` and an action made by `deskAction("{key}", { intent:
 * handler … })` (`app/features/desk/`), and its texts in `locales` (`section.{key}`).
 */
const deskSections = {
	inbox: {
		segment: "inbox",
		see: "inbox.see",
		group: "work",
		screen: "desk/inbox",
		hasItems: true,
		intents: {
			seen: "inbox.see",
			state: "inbox.handle",
			assign: "inbox.handle",
			note: "inbox.handle",
			reply: "inbox.handle",
			"send-again": "inbox.handle",
			stage: "inbox.handle",
			remind: "inbox.handle",
		},
	},
	listings: {
		segment: "listings",
		see: "listings.see",
		group: "work",
		screen: "desk/listings",
		hasItems: true,
		intents: { publish: "listings.publish" },
	},
	viewings: {
		segment: "viewings",
		see: "viewings.see",
		group: "work",
		screen: "desk/viewings",
		hasItems: true,
		intents: {
			open: "viewings.change",
			change: "viewings.change",
			close: "viewings.change",
			"close-day": "viewings.change",
			"open-day": "viewings.change",
			"open-house": "viewings.change",
			"call-off-house": "viewings.change",
			move: "viewings.change",
			"call-off": "viewings.change",
			restore: "viewings.change",
			book: "viewings.change",
			outcome: "viewings.change",
			"new-calendar": "viewings.change",
			"remove-calendar": "viewings.change",
		},
	},
	owners: {
		segment: "owners",
		see: "owners.see",
		group: "work",
		screen: "desk/owners",
		intents: {
			invite: "owners.change",
			"invite-again": "owners.change",
			unlink: "owners.change",
			write: "owners.change",
		},
	},
	reports: {
		segment: "reports",
		see: "owners.see",
		group: "work",
		screen: "desk/reports",
		intents: { send: "owners.report", "send-all": "owners.report" },
	},
	results: {
		segment: "results",
		see: "results.see",
		group: "work",
		screen: "desk/results",
		intents: {},
	},
	imports: {
		segment: "imports",
		see: "imports.see",
		group: "site",
		screen: "desk/imports",
		hasItems: true,
		intents: { run: "imports.run", accept: "imports.accept", takeNews: "imports.takeNews", choose: "imports.choose" },
	},
	testimonials: {
		segment: "testimonials",
		see: "testimonials.see",
		group: "site",
		screen: "desk/testimonials",
		intents: {
			decide: "testimonials.decide",
		},
	},
	references: {
		segment: "references",
		see: "references.see",
		group: "site",
		screen: "desk/references",
		intents: { hide: "references.change", show: "references.change" },
	},
	newsletter: {
		segment: "newsletter",
		see: "newsletter.see",
		group: "site",
		screen: "desk/newsletter",
		intents: {},
	},
	content: {
		segment: "content",
		see: "content.see",
		group: "site",
		screen: "desk/content",
		hasItems: true,
		intents: {
			draft: "content.change",
			discard: "content.change",
			restore: "content.change",
			"publish-all": "content.change",
			"discard-all": "content.change",
		},
	},
	setup: {
		segment: "setup",
		see: "brand.see",
		group: "site",
		screen: "desk/setup",
		intents: { "read-crm": "brand.change", "check-mail": "brand.change" },
	},
	brand: {
		segment: "brand",
		see: "brand.see",
		group: "site",
		screen: "desk/brand",
		hasItems: true,
		intents: {
			"save-agency": "brand.change",
			"save-office": "brand.change",
			"add-office": "brand.change",
			"remove-office": "brand.change",
			"save-colours": "brand.change",
			"save-logo": "brand.change",
			"save-picture": "brand.change",
			restore: "brand.change",
			"add-member": "brand.change",
			"remove-member": "brand.change",
		},
	},
	redirects: {
		segment: "redirects",
		see: "redirects.see",
		group: "site",
		screen: "desk/redirects",
		intents: {
			replace: "redirects.change",
			put: "redirects.change",
			remove: "redirects.change",
		},
	},
	figures: {
		segment: "figures",
		see: "figures.see",
		group: "site",
		screen: "desk/figures",
		hasItems: true,
		intents: {
			confirm: "figures.change",
			overrule: "figures.change",
			withdraw: "figures.change",
		},
	},
	status: {
		segment: "status",
		see: "status.see",
		group: "site",
		screen: "desk/status",
		intents: { note: "status.note", "send-again": "status.note" },
	},
	people: {
		segment: "people",
		see: "people.see",
		group: "agency",
		screen: "desk/people",
		hasItems: true,
		intents: {
			invite: "people.change",
			"invite-again": "people.change",
			change: "people.change",
			suspend: "people.change",
			restore: "people.change",
			"end-sessions": "people.change",
			"stand-in": "people.change",
			"end-stand-in": "people.change",
		},
	},
	privacy: {
		segment: "privacy",
		see: "privacy.see",
		group: "agency",
		screen: "desk/privacy",
		intents: {
			find: "privacy.act",
			erase: "privacy.act",
		},
	},
	register: {
		segment: "register",
		see: "privacy.see",
		group: "agency",
		screen: "desk/register",
		intents: {},
	},
	audit: {
		segment: "audit",
		see: "audit.see",
		group: "agency",
		screen: "desk/audit",
		intents: {},
	},
	account: {
		segment: "account",
		see: "account.own",
		group: "own",
		screen: "desk/account",
		intents: {
			"change-password": "account.own",
			"recovery-codes": "account.own",
			"remove-passkey": "account.own",
			"end-session": "account.own",
			"end-other-sessions": "account.own",
			"stand-in": "account.own",
			"end-stand-in": "account.own",
			"own-calendar": "account.own",
			"end-own-calendar": "account.own",
			"sign-out": "account.own",
		},
	},
} as const satisfies Record<string, Section>;

export type DeskSection = keyof typeof deskSections;
export type IntentOf<Key extends DeskSection> = keyof (typeof deskSections)[Key]["intents"] & string;

export const deskSectionKeys = keysOf(deskSections);

/** Returns a section, typed without its literal values. */
export function deskSection(key: DeskSection): Section {
	return deskSections[key];
}

/** Sections with a screen that a role may see, in navigation order. */
export function sectionsFor(role: Role): DeskSection[] {
	return deskSectionKeys.filter((key) => deskSection(key).screen !== null && may(role, deskSection(key).see));
}

export function deskPath(language: Language): string {
	return pagePath("desk", language);
}

export function deskSectionPath(key: DeskSection, language: Language, id?: string | number): string {
	const section = `${deskPath(language)}${deskSection(key).segment}/`;
	return id === undefined ? section : `${section}${id}/`;
}

/** Page of the sender of an inbox item. */
export function deskPersonPath(item: string, language: Language): string {
	return `${deskPath(language)}person/${item}/`;
}

/** Desk pages that need no account. */
export const deskPublicPages = { "sign-in": "desk/sign-in", invitation: "desk/invitation" } as const;

export function deskPublicPagePath(page: keyof typeof deskPublicPages, language: Language): string {
	return `${deskPath(language)}${page}/`;
}

/** Whether a path is the desk's, or its data request's. */
export function isDeskPath(pathname: string): boolean {
	return /^\/[a-z]{2}\/desk(?:\/[!-~]*|\.data)?$/.test(pathname);
}
