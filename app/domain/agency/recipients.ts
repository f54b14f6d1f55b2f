import type { Language } from "../language";
import type { LeadAgent } from "../lead";
import { countryIds } from "../localities/country";
import { isGermanSpeaking, regionOf } from "../localities/region";
import { type Brand, officeForZip } from "./brand";

/** Recipient of the agency's emails: the property's own agent, the office, or a fixed address. */
export type Route = "agent" | "office" | { address: string };

export type Routing = {
	/** Default of forms that are not in `byForm`. */
	usual: Route;
	byForm: Readonly<Record<string, Route>>;
	/** Last address, after every other one has refused the email. */
	fallback: string;
};

/** Recipients of an email to the agency, and the addresses to try next after a refusal. */
export type Recipients = { to: string; cc: string | null; fallbacks: readonly string[] };

/** Feeds may contain any text as an agent's address. */
const addressShape = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/;

/** @param office address of the office that serves the property, or else the postcode */
export function recipientsOf(
	{ usual, byForm, fallback }: Routing,
	form: string,
	office: string,
	agent: LeadAgent | null,
): Recipients {
	const route = byForm[form] ?? usual;
	const own = agent?.email?.trim() ?? "";
	if (route === "agent" && addressShape.test(own) && !isSame(own, office)) {
		// If one of the two addresses is refused, the other one still gets the email.
		return { to: own, cc: office, fallbacks: [own, ...others([office, fallback], [own])] };
	}
	const to = typeof route === "object" ? route.address : office;
	return { to, cc: null, fallbacks: others([office, fallback], [to]) };
}

/** Addresses without duplicates and without those that were tried before. */
function others(addresses: readonly string[], before: readonly string[]): string[] {
	const left: string[] = [];
	for (const address of addresses) {
		if (![...before, ...left].some((known) => isSame(known, address))) left.push(address);
	}
	return left;
}

function isSame(one: string, other: string): boolean {
	return one.toLowerCase() === other.toLowerCase();
}

/**
 * Working language of an office, by the language laws of its region: German in the German-speaking municipalities, French
 * in Brussels and Luxembourg. Returns the fallback for an address that belongs to no office.
 */
export function officeLanguage(offices: Brand["offices"], address: string, fallback: Language): Language {
	const office = offices.find(({ email }) => isSame(email, address));
	if (!office) return fallback;
	const region = regionOf(office.countryId, office.zip);
	if (region === null) return fallback;
	if (region === "wallonia" && isGermanSpeaking(office.zip)) return "de";
	return region === "flanders" ? "nl" : "fr";
}

type Locality = {
	zip?: string | null | undefined;
	countryId?: number | null | undefined;
	/** The CRM's id of the office that has the property. */
	officeId?: string | null | undefined;
};

/** Returns the office that serves a locality; null without a postcode and an office id. */
export function officeOf(offices: Brand["offices"], locality: Locality | null): { id: string; email: string } | null {
	if (!locality?.zip && !locality?.officeId) return null;
	const country = locality.countryId ?? countryIds.belgium;
	const { id, email } = officeForZip(offices, country, locality.zip ?? "", locality.officeId ?? null);
	return { id, email };
}

/** Returns the agency's address for a locality: the setting, else the office of the postcode, else the agency's own. */
export function officeAddress(
	{ agencyAddress, agency }: { agencyAddress: string | null; agency: () => Pick<Brand, "email" | "offices"> },
	locality: Locality | null,
): string {
	const { email, offices } = agency();
	return agencyAddress ?? officeOf(offices, locality)?.email ?? email;
}
