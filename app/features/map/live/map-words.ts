import type { TFunction } from "i18next";
import { listText } from "../../../domain/formatting/list-text";
import type { Language } from "../../../domain/language";
import { within } from "../../../domain/localities/within";
import type { Camera } from "../first-camera";
import type { MapListings } from "./use-map-listings";

/** Text alternative of the properties on the map. */
export function mapSummary({ total, places }: MapListings, t: TFunction<"map">, language: Language): string {
	const shown = t("info.shown", { count: total });
	if (places.length < 2) return shown;
	const named = places.map(({ city, count }) => `${city} (${count})`);
	return `${shown}. ${t("info.most", { places: listText(named, language) })}.`;
}

/** Message that nothing fits, with the number of properties around the searched place. */
export function emptyMapMessage(near: Camera["near"], count: number, t: TFunction<"map">, language: Language): string {
	if (!near) return t("info.none");
	const where = within(near.locality, language);
	return count > 0 ? t("near.some", { where, km: near.km, count }) : t("near.none", { where });
}
