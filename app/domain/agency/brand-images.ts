import { type Brand, bundledBrand } from "./brand";
import { bundledAccents } from "./colours";

export function hasOwnLogo({ logo }: Pick<Brand, "logo">): boolean {
	return logo.light !== bundledBrand.logo.light;
}

/**
 * Open Graph picture of a page without its own. The bundled picture shows the bundled logo, so agencies with their own
 * logo use the home page's picture, or null.
 */
export function shareImage(agency: Pick<Brand, "logo" | "homePicture">): string | null {
	if (!hasOwnLogo(agency)) return agency.logo.share;
	return agency.homePicture?.src ?? null;
}

/** Favicon (SVG) of an agency with its own logo: its first letter in its colour. */
export function faviconSvg({ name, colours }: Pick<Brand, "name" | "colours">): string {
	const { accent, on } = colours?.light ?? { accent: bundledAccents.light, on: "#ffffff" };
	const letter = /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? "";
	const text = `<text x="16" y="23" text-anchor="middle" font-family="sans-serif" font-size="20" font-weight="700" fill="${on}">${letter}</text>`;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="${accent}"/>${text}</svg>`;
}
