import { keysOf } from "../records.ts";
import type { Brand } from "./brand";

const networks = { instagram: "Instagram", linkedin: "LinkedIn", facebook: "Facebook" } as const;

type NetworkField = keyof typeof networks;

/** Field names of the form: each has the address of the agency's page, or is empty. */
export const networkFields = keysOf(networks);

export function networksOf({ social }: Pick<Brand, "social">): Record<NetworkField, string> {
	const urlOf = (field: NetworkField) => social.find(({ network }) => network === networks[field])?.url ?? "";
	return { instagram: urlOf("instagram"), linkedin: urlOf("linkedin"), facebook: urlOf("facebook") };
}

export function socialOf(fields: Record<NetworkField, string>): Brand["social"] {
	return networkFields.flatMap((field) =>
		fields[field] === "" ? [] : [{ network: networks[field], url: fields[field] }],
	);
}
