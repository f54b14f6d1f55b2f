import type { Language } from "../../../app/domain/language";
import type { Lead, LeadSearch } from "../../../app/domain/lead";
import { type CountryCode, countryIds } from "../../../app/domain/localities/country";
import { municipalitiesNamed } from "../../../app/domain/localities/municipalities";
import { readZip } from "../../../app/domain/localities/zip";
import { isRecord } from "../../../app/domain/records";
import { resolvePlaces } from "../../../app/domain/search/resolve-places";
import { SWEEPBRIGHT_JSON, type SweepBrightAccount } from "../../platform/sweepbright";
import { authenticatedCaller } from "../authenticated-caller";
import {
	type Answer,
	blamesContent,
	callSystem,
	deniesAccess,
	failure,
	faultLine,
	fieldsNamed,
	jsonOf,
	refusal,
} from "../call";
import { noteOf } from "../note";
import type { LeadSink } from "../sink";
import { type Body, type Fault, type Written, write } from "../write";

/** SweepBright's own ids of records that the site knows by number. */
export type SweepBrightNames = {
	/** Id of a property or project; null where SweepBright did not publish it. */
	estate(id: number): Promise<string | null>;
	/** Id of a property type; null where the type does not come from SweepBright. */
	type(id: number): string | null;
};

export type SweepBrightLeadAccount = SweepBrightAccount & {
	/** Language of the agency's notes. */
	language: Language;
	/** Whether the site's type ids are SweepBright's, because the listings are imported from it. */
	sharesTypes: boolean;
	names: SweepBrightNames;
};

const SYSTEM = "SweepBright";
const NOT_FOUND = 404;
/** Required fields of a contact. */
const needed: ReadonlySet<string> = new Set(["first_name", "last_name", "email", "message"]);
const negotiations = { sale: "sale", rent: "let" } as const;
/** Maximum number of postcodes of a search. */
const MAX_ZIPS = 500;

/** Sink for SweepBright: contacts for an estate, and general contacts with a search. Use one instance per delivery. */
export function sweepBrightLeads(account: SweepBrightLeadAccount): LeadSink {
	const base = account.url.replace(/\/+$/, "");
	const withToken = authenticatedCaller(signIn);

	function post(path: string, body: Body, bearer: string | null): Promise<Answer> {
		return callSystem({
			method: "POST",
			url: `${base}/${path}`,
			token: bearer,
			headers: { accept: SWEEPBRIGHT_JSON },
			body: JSON.stringify(body),
		});
	}

	async function signIn(): Promise<string | Fault> {
		const answer = await post(
			"oauth/token",
			{ grant_type: "client_credentials", client_id: account.clientId, client_secret: account.secret },
			null,
		);
		const json = jsonOf(answer);
		if (answer.status === 200 && isRecord(json) && typeof json.access_token === "string") return json.access_token;
		const isDenied = deniesAccess(answer.status) || blamesContent(answer.status);
		const fault = faultLine(SYSTEM, isDenied ? "lets the account of the website not in" : `token ${answer.fault}`);
		return { ok: false, reason: isDenied ? "denied" : "failed", fault };
	}

	async function ask(path: string, body: Body, known: readonly string[]): Promise<Written<null>> {
		const answer = await withToken((token) => post(path, body, token));
		return "ok" in answer ? answer : parseResult(path, answer, known);
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
			// The estate was deleted from SweepBright; the note still names it.
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
	const zips = search.zips.slice(0, MAX_ZIPS);
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

/** Country of the postcodes, which look alike in both: Luxembourg when all places of the search are there. */
function countryOf({ parameters }: LeadSearch): CountryCode {
	const { codes, zips } = resolvePlaces(parameters.city ?? []);
	const countries = [
		...municipalitiesNamed([...codes]).map(({ country }) => country),
		...[...zips].map((zip) => (readZip(zip).countryId === countryIds.luxembourg ? "LU" : "BE")),
	];
	return countries.length > 0 && countries.every((country) => country === "LU") ? "LU" : "BE";
}

function parseResult(path: string, answer: Answer, known: readonly string[]): Written<null> {
	const { status } = answer;
	if (status >= 200 && status < 300) return { ok: true, value: null };
	if (blamesContent(status)) {
		return refusal(SYSTEM, `refuses ${path}`, fieldsNamed(jsonOf(answer), known), status);
	}
	return failure(SYSTEM, path, answer);
}
