import { createHmac } from "node:crypto";
import { HOUR_MS } from "../../app/domain/durations.ts";
import type { Call, PictureAddress, Reply } from "./call.ts";
import { type DemoProperty, demoProject, demoProperties } from "./properties.ts";

type Estate = Record<string, unknown>;

export type SweepBrightEvent = "estate-added" | "estate-updated" | "estate-deleted";

/** SweepBright's data of an agency. An estate can be read for an hour after its announcement. */
export type SweepBrightAgency = {
	clientId: string;
	secret: string;
	estates: ReadonlyMap<string, Estate>;
	/** Time of the last announcement by estate; null makes every estate readable. */
	announced: Map<string, number> | null;
	/** Page URLs reported by the site, by estate. */
	urls: Map<string, string>;
};

const TOKEN = "token-of-the-website";
const WINDOW_MS = HOUR_MS;
const ACCEPTED = /^application\/vnd\.sweepbright\.v\d{8}\+json$/;

/** Answers token requests, reads of one estate and reports of its page URL. There is no list. */
export function sweepBrightReply(agency: SweepBrightAgency, { path, token, accept, body }: Call): Reply {
	if (!ACCEPTED.test(accept)) return { status: 406, body: { message: "Not acceptable." } };
	if (path === "oauth/token") {
		const isKnown =
			body.grant_type === "client_credentials" &&
			body.client_id === agency.clientId &&
			body.client_secret === agency.secret;
		return isKnown
			? { status: 200, body: { token_type: "Bearer", expires_in: 3_600, access_token: TOKEN } }
			: { status: 401, body: { error: "invalid_client" } };
	}
	if (token !== TOKEN) return { status: 401, body: { error: "access_denied" } };
	const [, id = "", rest] = /^estates\/([0-9a-f-]{36})(\/url)?$/.exec(path) ?? [];
	const estate = agency.estates.get(id);
	const at = agency.announced === null ? Date.now() : agency.announced.get(id);
	if (!estate || at === undefined || Date.now() - at > WINDOW_MS)
		return { status: 404, body: { message: "Not found." } };
	if (!rest) return { status: 200, body: estate };
	agency.urls.set(id, String(body.url));
	return { status: 204, body: null };
}

/**
 * Posts a signed event to a site.
 * @returns the site's response
 */
export async function announce(
	agency: SweepBrightAgency,
	event: SweepBrightEvent,
	id: string,
	site: string,
): Promise<number> {
	if (event === "estate-deleted") agency.announced?.delete(id);
	else agency.announced?.set(id, Date.now());
	const body = JSON.stringify({
		event,
		estate_id: id,
		company_id: "5eedc0de-0000-4000-8000-000000000001",
		happened_at: new Date().toISOString(),
	});
	const answer = await fetch(`${site}/api/feed/sweepbright`, {
		method: "POST",
		headers: {
			"content-type": "application/json",
			"x-hook-signature": createHmac("sha1", agency.secret).update(body).digest("hex"),
		},
		body,
	});
	await answer.text();
	return answer.status;
}

/** UUID for a property: SweepBright has no numeric ids. */
export function nameOf(id: number): string {
	const digits = id.toString(16).padStart(8, "0");
	return `${digits}-5eed-4${digits.slice(-3)}-8000-0000${digits}`;
}

const types: Record<DemoProperty["kind"], string> = {
	house: "house",
	apartment: "apartment",
	land: "land",
	office: "office",
	garage: "parking",
};
const subTypes: Record<number, string | null> = {
	12: "mansion",
	13: "villa",
	18: "duplex",
	19: "penthouse",
	21: "studio",
	26: "building_land",
	51: "private_garage",
	89: "semi_detached",
};
const standings: Record<DemoProperty["standing"], string> = {
	open: "available",
	option: "option",
	offer: "under_contract",
	sold: "sold",
	rented: "rented",
	preparation: "prospect",
};
const floods: Record<number, string> = {
	1229: "effective_flood_sensitive_area",
	1230: "potential_flood_sensitive_area",
	1233: "no_flood_risk_area",
};
const SQUARE_FEET = 10.763_910_4;

/**
 * A property in SweepBright's format: missing values as null, empty text or an empty list in place of a record; areas
 * in other units, numbers as text, unordered pictures with expiring URLs, and private fields.
 */
export function estateOf(property: DemoProperty, picture: PictureAddress): Estate {
	const money = (amount: number | undefined) => ({ amount: amount ?? null, currency: "EUR" });
	const inFeet = property.id % 5 === 0;
	const size = (area: number | undefined) =>
		area === undefined
			? { size: null, unit: "sq_m" }
			: inFeet
				? { size: Math.round(area * SQUARE_FEET * 1_000) / 1_000, unit: "sq_ft" }
				: { size: String(area), unit: "sq_m" };
	const isHome = property.kind === "house" || property.kind === "apartment";
	return {
		id: nameOf(property.id),
		is_project: false,
		project_id: property.project ? nameOf(property.project) : null,
		type: types[property.kind],
		sub_type: subTypes[property.sub.id] ?? null,
		negotiation: property.rental ? "let" : "sale",
		rent_period: property.rental ? "month" : null,
		status: standings[property.standing],
		description_title: property.title ? { nl: property.title, fr: "", en: null } : [],
		description: property.text,
		price: { ...money(property.price), hidden: property.showsPrice === false },
		price_base_rent: property.rental ? money(property.price) : [],
		price_recurring_costs: money(property.charges),
		price_guarantee: property.rental ? money(property.price * 2) : money(undefined),
		price_costs: [],
		price_taxes: [],
		custom_price: null,
		location: {
			street: property.street,
			number: property.number,
			addition: "",
			box: property.box ?? "",
			floor: property.floor === undefined ? "" : String(property.floor),
			postal_code: property.zip,
			city: property.city.nl,
			country: property.country,
			hidden: !property.showsAddress,
			geo: { latitude: property.point[0], longitude: property.point[1] },
			formatted: `${property.street} ${property.number}, ${property.city.nl}`,
		},
		bedrooms: property.bedrooms ?? null,
		bathrooms: property.bathrooms ?? null,
		toilets: isHome ? 1 : null,
		floors: null,
		sizes: isHome || property.ground ? { liveable_area: size(property.area), plot_area: size(property.ground) } : [],
		rooms: property.kind === "house" ? [{ type: "terrace", size: "18", unit: "sq_m", ordinal: 1 }] : [],
		amenities: property.kind === "house" ? ["garden", "terrace", null, "basement"] : [null],
		features: isHome
			? { energy: { gas: true, fuel: false, heat_pump: null }, ecology: { double_glazing: true }, security: [] }
			: [],
		building: property.year ? { construction: { year: String(property.year) }, renovation: null } : [],
		general_condition: property.year && property.year > 2000 ? "mint" : isHome ? "good" : null,
		legal: {
			energy: {
				epc_value: property.energy ?? null,
				epc_category: property.label ?? "",
				epc_reference: property.certificate ?? null,
				total_epc_value: null,
				e_level: property.year && property.year > 2020 ? "E30" : "",
			},
			regulations: property.planning
				? {
						building_permit: true,
						subdivision_authorisation: false,
						priority_purchase_right: false,
						urban_planning_breach: false,
						heritage_list: null,
					}
				: [],
			property_and_land: property.planning
				? {
						land_use_designation: "residential",
						flood_risk: floods[property.flood ?? 0] ?? null,
						cadastral_income: null,
					}
				: [],
		},
		occupancy: { occupied: false, available_from: null },
		open_homes: [],
		images: property.pictures
			.map((name, index) => mediaOf(property.id * 100 + index, picture(name, 1600), index + 1))
			.toReversed(),
		plans: [],
		documents: [
			{
				...mediaOf(property.id * 10, picture(property.pictures[0] ?? "land-1", 1600), 1),
				filename: "fiche.pdf",
				description: "Technische fiche",
				content_type: "application/pdf",
			},
		],
		video_url: "",
		virtual_tour_url: null,
		negotiator: {
			first_name: "Test",
			last_name: `Makelaar ${property.office}`,
			email: `makelaar.${property.office}@agency.example`,
			phone: "09 000 00 00",
			photo_url: null,
		},
		office: { id: nameOf(property.office), name: `Kantoor ${property.office}` },
		settings: { reference: `S-${property.id}` },
		vendors: [{ first_name: "Not", last_name: "Published", email: "vendor@agency.example", phone: null }],
		buyers: [],
		internal_note: "Not for the site.",
		mandate: { exclusive: true, start_date: null, end_date: null },
	};
}

function mediaOf(id: number, url: string, ordinal: number) {
	return {
		id: nameOf(id),
		filename: "image.jpg",
		description: "",
		url: `${url}?X-Amz-Expires=3600&X-Amz-Signature=${nameOf(id)}`,
		url_expires_on: "2026-12-01T00:00:00+00:00",
		ordinal,
	};
}

/** The demo project with its units. */
function projectEstate(picture: PictureAddress): Estate {
	const { id, name, text, zip, city, street, number, point, pictures } = demoProject;
	const units = demoProperties.filter(({ project }) => project === id);
	return {
		...estateOf({ ...(units[0] as DemoProperty), id }, picture),
		is_project: true,
		project_id: null,
		price: { amount: null, currency: "EUR", hidden: false },
		description_title: name,
		description: text,
		location: {
			street,
			number,
			postal_code: zip,
			city: city.nl,
			country: "BE",
			hidden: false,
			geo: { latitude: point[0], longitude: point[1] },
		},
		images: pictures.map((file, index) => mediaOf(id * 100 + index, picture(file, 1600), index + 1)),
		settings: { reference: `S-${id}` },
		properties: units.map((unit) => estateOf(unit, picture)),
	};
}

/** The demo agency. Units are announced only with their project. */
export function demoSweepBright(
	{ clientId, password }: { clientId: number; password: string },
	picture: PictureAddress,
): SweepBrightAgency {
	const estates = demoProperties
		.filter(({ project, deal }) => !project && deal !== "take-over")
		.map((property) => estateOf(property, picture));
	return {
		clientId: String(clientId),
		secret: password,
		estates: new Map([...estates, projectEstate(picture)].map((estate) => [String(estate.id), estate])),
		announced: new Map(),
		urls: new Map(),
	};
}
