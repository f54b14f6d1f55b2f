import { type Brand, officeForZip } from "../../app/domain/agency/brand";
import type { Language } from "../../app/domain/language";
import type { LeadAgent } from "../../app/domain/lead";
import { countryIds } from "../../app/domain/localities/country";
import { isGermanSpeaking, regionOf } from "../../app/domain/localities/region";

/** Recipients of the agency's emails: the property's own agent, the office, or one address. */
export type Route = "agent" | "office" | { address: string };

export type Routing = {
	/** For every form that has no route of its own. */
	usual: Route;
	byForm: Readonly<Record<string, Route>>;
	/** Where an email goes that no other address takes. */
	fallback: string;
};

/** To whom an email to the agency goes, and where next, should they be refused. */
export type Recipients = { to: string; cc: string | null; fallbacks: readonly string[] };

/** A feed may hold anything; an email to no address at all would be lost time. */
const addressShape = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/;

/** @param office the address of the office that serves the property, else the postcode */
export function recipientsOf(
	{ usual, byForm, fallback }: Routing,
	form: string,
	office: string,
	agent: LeadAgent | null,
): Recipients {
	const route = byForm[form] ?? usual;
	const own = agent?.email?.trim() ?? "";
	if (route === "agent" && addressShape.test(own) && !isSame(own, office)) {
		// Whichever of the two is refused, the other one gets it.
		return { to: own, cc: office, fallbacks: [own, ...others([office, fallback], [own])] };
	}
	const to = typeof route === "object" ? route.address : office;
	return { to, cc: null, fallbacks: others([office, fallback], [to]) };
}

/** Without duplicates and without those that were tried already. */
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
 * The language that an office works in: that of its region, by the laws on languages German in the German-speaking
 * municipalities, and French in Brussels and Luxembourg. An address that is no office's has the agency's own.
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
	/** The office that has the property, by the CRM's number. */
	officeId?: string | null | undefined;
};

/** The office that serves a locality; null where none is named. */
export function officeOf(offices: Brand["offices"], locality: Locality | null): { id: string; email: string } | null {
	if (!locality?.zip && !locality?.officeId) return null;
	const country = locality.countryId ?? countryIds.belgium;
	const { id, email } = officeForZip(offices, country, locality.zip ?? "", locality.officeId ?? null);
	return { id, email };
}

/** The agency's address for what concerns a locality: its own setting, else the office that serves the postcode. */
export function officeAddress(
	{ agencyAddress, agency }: { agencyAddress: string | null; agency: () => Pick<Brand, "email" | "offices"> },
	locality: Locality | null,
): string {
	const { email, offices } = agency();
	return agencyAddress ?? officeOf(offices, locality)?.email ?? email;
}
