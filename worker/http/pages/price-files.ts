import { Hono } from "hono";
import { typesWithPages } from "../../../app/domain/landing/landing";
import { HOMES } from "../../../app/domain/landing/landing-types";
import { placeOf } from "../../../app/domain/landing/places";
import { languages } from "../../../app/domain/language";
import { priceFilePath } from "../../../app/domain/pages/price-paths";
import { RESIDENTIAL } from "../../../app/domain/property/kind";
import { goals } from "../../../app/domain/property/rules";
import { translator } from "../../../app/i18n/translator";
import { CSV_START, csvLine, csvNumber } from "../../platform/csv";
import type { HttpEnv } from "../context";

const FILE_CACHE = "public, max-age=3600";

/** Prices per m² as CSV: one row per municipality and type, amounts in euro. */
export const priceFiles = new Hono<HttpEnv>();

for (const goal of goals) {
	for (const language of languages) {
		priceFiles.get(priceFilePath(goal, language), async (c, next) => {
			const { listings, settings, site } = c.get("services");
			if (!settings.languages.includes(language)) return next();
			const t = translator(language, site(c.req.url).defaultLanguage, "landing");
			const types = typesWithPages(await listings.typeList());
			const asked = [
				{ type: null, name: t("municipalityPrices.everyType") },
				...types
					.filter(({ id, parent, webId }) => id !== HOMES && parent === null && webId === RESIDENTIAL)
					.map(({ id, names }) => ({ type: id, name: names[language] })),
			];
			const column = (name: "name" | "price" | "count") => t(`municipalityPrices.column.${name}`);
			const spread = [t("municipalityPrices.column.low"), t("municipalityPrices.column.high")];
			const titles = ["NIS/LAU", column("name"), t("facts.type"), column("price"), ...spread, column("count")];
			const rows: string[][] = [];
			for (const { type, name } of asked) {
				for (const { code, median, low, high, count } of await listings.municipalityPrices({ goal, type })) {
					const place = placeOf(code)?.names[language] ?? code;
					rows.push([code, place, name, ...[median, low, high].map(amountText), csvNumber(count)]);
				}
			}
			return c.body(CSV_START + [titles, ...rows].map(csvLine).join(""), 200, {
				"Content-Type": "text/csv; charset=utf-8",
				"Cache-Control": FILE_CACHE,
			});
		});
	}
}

/** Rounds to cents. */
function amountText(amount: number): string {
	return csvNumber(Math.round(amount * 100) / 100);
}
