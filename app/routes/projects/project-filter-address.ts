/** The filter of the list of projects: a city or postcode, and availability. */
export type ProjectFilterValues = { locality: string; isAvailable: boolean };

const ZIP = /^\d{4}$/;
const LONGEST_PLACE = 100;
const LAST_PAGE = 10_000;

/** The filter of an address; what does not fit is ignored. A place of four digits is a postcode. */
export function parseProjectFilter(params: URLSearchParams) {
	const locality = (params.get("city") ?? params.get("zip") ?? "").trim().slice(0, LONGEST_PLACE);
	const page = Number(params.get("page"));
	return {
		locality,
		isAvailable: params.get("available") === "1",
		page: Number.isInteger(page) && page > 0 && page <= LAST_PAGE ? page : 1,
		...(ZIP.test(locality) ? { zips: [locality] } : {}),
		...(locality !== "" && !ZIP.test(locality) ? { city: locality } : {}),
	};
}

export function filterAddress(path: string, { locality, isAvailable }: ProjectFilterValues, page: number): string {
	const query = new URLSearchParams();
	if (locality !== "") query.set("city", locality);
	if (isAvailable) query.set("available", "1");
	if (page > 1) query.set("page", String(page));
	return query.size > 0 ? `${path}?${query}` : path;
}
