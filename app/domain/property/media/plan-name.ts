import { foldText } from "../../formatting/slug";

/** Names of floor plans in the four languages, folded. Other plans (land register, location, zoning) do not match. */
const FLOOR_PLAN =
	/\b(?:grondplan|plattegrond|vloerplan|verdiepingsplan|indelingsplan|bouwplan|floor ?plan|plans? d(?:es|e|u|') ?(?:niveaux?|etages?|rez|l'etage|l'appartement|la maison)|plans? d'architecte|grundriss|etagenplan|geschossplan)/;

/** Just "plan", at most with the name of a unit: `Plan`, `Plannen`, `Plan 2.03`. */
const ONLY_PLAN = /^(?:plans?|plannen|plane|plaene)(?: [a-z]?\d[\w.]*| [a-z])?$/;

/** Whether the name of a document or picture means a floor plan. */
export function isPlanName(name: string): boolean {
	const folded = foldText(name);
	return FLOOR_PLAN.test(folded) || ONLY_PLAN.test(folded);
}
