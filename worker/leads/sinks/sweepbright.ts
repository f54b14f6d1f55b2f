import type { Language } from "../../../app/domain/language";
import { type CountryCode, countryIds } from "../../../app/domain/localities/country";
import { municipalitiesNamed } from "../../../app/domain/localities/municipalities";
import { readZip } from "../../../app/domain/localities/zip";
import { isRecord } from "../../../app/domain/records";
import { placesMeant } from "../../../app/domain/search/places-meant";
import type { Lead, LeadSearch } from "../../ports/lead";
import { SWEEPBRIGHT_JSON, type SweepBrightAccount, type SweepBrightNames } from "../../ports/sweepbright";
import { type Answer, blamesContent, callSystem, deniesAccess, faultLine, fieldsNamed, jsonOf } from "../call";
import { noteOf } from "../note";
import type { LeadSink } from "../sink";
import { type Body, type Fault, type Written, write } from "../write";

export type SweepBrightLeadAccount = SweepBrightAccount & {
	/** The language of the agency's own notes. */
	language: Language;
	/** Whether the site's numbers of types are those of SweepBright's, because its listings come from there. */
	sharesTypes: boolean;
	names: SweepBrightNames;
};

const SYSTEM = "SweepBright";
const UNAUTHORIZED = 401;
const NOT_FOUND = 404;
/** A contact is not identified without these. */
const needed: ReadonlySet<string> = new Set(["first_name", "last_name", "email", "message"]);
const negotiations = { sale: "sale", rent: "let" } as const;
/** Room for the largest number of postcodes that one search names. */
const MOST_ZIPS = 500;

/** Contacts of an estate, and those of nobody's in particular with what they look for. One instance serves one delivery. */
export function sweepBrightLeads(account: SweepBrightLeadAccount): LeadSink {
	const base = account.url.replace(/\/+$/, "");
	let token: string | null = null;
	/** Why the sign-in failed: tried once per delivery, so that a wrong secret does not lock the account. */
	let shut: Fault | null = null;

	function post(path: string, body: Body, bearer: string | null): Promise<Answer> {
		return callSystem({
			method: "POST",
			url: `${base}/${path}`,
			token: bearer,
			headers: { accept: SWEEPBRIGHT_JSON },
			body: JSON.stringify(body),
		});
	}

	async function signIn(): Promise<Fault | null> {
		const answer = await post(
			"oauth/token",
			{ grant_type: "client_credentials", client_id: account.clientId, client_secret: account.secret },
			null,
		);
		const json = jsonOf(answer);
		if (answer.status === 200 && isRecord(json) && typeof json.access_token === "string") {
			token = json.access_token;
			return null;
		}
		const isDenied = deniesAccess(answer.status) || blamesContent(answer.status);
		const fault = faultLine(SYSTEM, isDenied ? "lets the account of the website not in" : `token ${answer.fault}`);
		return { ok: false, reason: isDenied ? "denied" : "failed", fault };
	}

	/** Asks with a token, and once more with a new one where the token is no longer good. */
	async function ask(path: string, body: Body, known: readonly string[]): Promise<Written<null>> {
		for (let attempt = 1; ; attempt += 1) {
			const fault = shut ?? (token === null ? await signIn() : null);
			if (fault?.reason === "denied") shut = fault;
			if (fault) return fault;
			const answer = await post(path, body, token);
			if (answer.status !== UNAUTHORIZED || attempt > 1) return judged(path, answer, known);
			token = null;
		}
	}

	return {
		system: SYSTEM,
		async send(lead, progress, save) {
			if (progress.numbers.written === lead.id) return { ok: true };
			const about = lead.property?.id ?? lead.property?.projectId ?? null;
			const estate = about === null ? null : await account.names.estate(about);
			const writeTo = (path: string) =>
				write({
					bodyFor: (refused) => contactOf(lead, account, refused),
					needed,
					send: (body, known) => ask(path, body, known),
					progress,
					save,
				});
			const general = "contacts";
			const got = await writeTo(estate === null ? general : `estates/${estate}/contacts`);
			// It was taken from SweepBright since: the note still names it.
			const last = !got.ok && got.status === NOT_FOUND && estate !== null ? await writeTo(general) : got;
			if (!last.ok) return last;
			progress.numbers.written = lead.id;
			await save();
			return { ok: true };
		},
	};
}

function contactOf(lead: Lead, account: SweepBrightLeadAccount, refused: Readonly<Body>): Body {
	const { person, fields, language } = lead;
	return {
		first_name: person.firstName || "-",
		last_name: person.lastName || person.email,
		email: person.email,
		phone: person.phone ?? undefined,
		locale: language,
		message: noteOf(lead, account.language, refused).text,
		...(fields.search ? wishOf(fields.search, account) : {}),
	};
}

function wishOf(search: LeadSearch, { sharesTypes, names }: SweepBrightLeadAccount): Body {
	const types = sharesTypes ? search.propertyTypes.flatMap(({ id }) => names.type(id) ?? []) : [];
	const zips = search.zips.slice(0, MOST_ZIPS);
	return {
		preferences: {
			negotiation: negotiations[search.goal],
			types: types.length > 0 ? [...new Set(types)] : undefined,
			min_price: search.minPrice ?? undefined,
			max_price: search.maxPrice ?? undefined,
			min_rooms: search.minBedrooms ?? undefined,
		},
		location_preference:
			zips.length > 0
				? {
						country: countryOf(search),
						postal_codes: zips.map((zip) => readZip(zip).zip),
					}
				: undefined,
	};
}

/** Postcodes of both countries are alike: Luxembourg where every place of the search is there. */
function countryOf({ parameters }: LeadSearch): CountryCode {
	const { codes, zips } = placesMeant(parameters.city ?? []);
	const countries = [
		...municipalitiesNamed([...codes]).map(({ country }) => country),
		...[...zips].map((zip) => (readZip(zip).countryId === countryIds.luxembourg ? "LU" : "BE")),
	];
	return countries.length > 0 && countries.every((country) => country === "LU") ? "LU" : "BE";
}

function judged(path: string, answer: Answer, known: readonly string[]): Written<null> {
	const { status } = answer;
	if (status >= 200 && status < 300) return { ok: true, value: null };
	if (blamesContent(status)) {
		const fields = fieldsNamed(jsonOf(answer), known);
		const named = fields.length > 0 ? `refuses ${path}, fields: ${fields.join(", ")}` : `refuses ${path}`;
		return { ok: false, reason: "refused", fault: faultLine(SYSTEM, named), fields, status };
	}
	const reason = deniesAccess(status) ? "denied" : "failed";
	return { ok: false, reason, fault: faultLine(SYSTEM, `${path} ${answer.fault}`), status };
}
