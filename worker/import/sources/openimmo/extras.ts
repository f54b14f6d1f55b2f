import type { XmlElement } from "@rgrove/parse-xml";
import { countOf, figureOf, flagOf, textOf } from "../values";
import { elementAt as at } from "./openimmo-file";
import { amenities, figureWords } from "./words";

/** Values of a property without a field in the feed. */
export function extrasOf(property: XmlElement): object[] {
	const figures = figureWords.flatMap(([path, attribute, Unit, Label]) => {
		const element = at(property, path);
		const said = attribute === null ? element?.text : element?.attributes[attribute];
		const Value = Unit === null ? countOf(textOf(said)) : figureOf(said, Unit === "eur" ? "money" : "surface");
		return typeof Value === "number" && Value > 0 ? [{ Key: keyOf(path, attribute), Label, Value, Unit }] : [];
	});
	const present = amenities.flatMap(([name, Label]) => {
		const element = at(property, `ausstattung/${name}`) ?? at(property, `verwaltung_objekt/${name}`);
		// Some are text, some have a flag per kind: `kamin`, `swimmingpool`, `klimatisiert`.
		const isThere = [element?.text, ...Object.values(element?.attributes ?? {})].some((said) => flagOf(said) === true);
		return isThere ? [{ Key: name, Label, Value: true }] : [];
	});
	return [...figures, ...present];
}

function keyOf(path: string, attribute: string | null): string {
	const name = path.split("/").at(-1) ?? path;
	return attribute === null ? name : `${name}-${attribute}`;
}
