import { foldText } from "../../formatting/slug";

/**
 * The names of floor plans in the four languages, folded. Other drawings are plans of something else: of the land
 * registry, the situation, the destination of the area.
 */
const FLOOR_PLAN =
	/\b(?:grondplan|plattegrond|vloerplan|verdiepingsplan|indelingsplan|bouwplan|floor ?plan|plans? d(?:es|e|u|') ?(?:niveaux?|etages?|rez|l'etage|l'appartement|la maison)|plans? d'architecte|grundriss|etagenplan|geschossplan)/;

/** A plan and nothing more, at most with the name of a unit: `Plan`, `Plannen`, `Plan 2.03`. */
const ONLY_PLAN = /^(?:plans?|plannen|plane|plaene)(?: [a-z]?\d[\w.]*| [a-z])?$/;

/** Whether an agency names a document or a picture as the plan of a property. */
export function isPlanName(name: string): boolean {
	const folded = foldText(name);
	return FLOOR_PLAN.test(folded) || ONLY_PLAN.test(folded);
}
