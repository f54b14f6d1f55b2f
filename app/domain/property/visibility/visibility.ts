import type { VisibilityCondition } from "../../feed/feed";
import { fieldAt } from "../fields/field-path";
import type { Property } from "../property";
import { type Comparison, type Expression, isFieldName, parseCondition } from "./visibility-parser";

/**
 * Value of a field or an expression; `texts` are a text's translations, `many` is a list or a record of other values.
 */
type Value =
	| { kind: "number"; value: number }
	| { kind: "string"; value: string }
	| { kind: "boolean"; value: boolean }
	| { kind: "null" }
	| { kind: "texts"; values: string[] }
	| { kind: "many"; count: number };

/** True, false, or unknown because a field is missing. */
type Truth = boolean | null;

class WrongType extends Error {}

const missing: Value = { kind: "null" };

function toValue(raw: unknown): Value {
	if (typeof raw === "number") return { kind: "number", value: raw };
	if (typeof raw === "string") return { kind: "string", value: raw };
	if (typeof raw === "boolean") return { kind: "boolean", value: raw };
	if (Array.isArray(raw)) return { kind: "many", count: raw.length };
	if (typeof raw !== "object" || raw === null) return missing;
	const parts = Object.values(raw).filter((part) => part != null);
	const values = parts.filter((part) => typeof part === "string");
	return values.length === parts.length ? { kind: "texts", values } : { kind: "many", count: parts.length };
}

function isEmpty(value: Value): boolean {
	if (value.kind === "null") return true;
	if (value.kind === "string") return value.value.trim() === "";
	if (value.kind === "texts") return value.values.every((text) => text.trim() === "");
	return value.kind === "many" && value.count === 0;
}

/** A multilingual text equals a string when one of its translations does. */
function equal(left: Value, right: Value): boolean {
	if (left.kind === "many" || right.kind === "many") throw new WrongType();
	if (left.kind === "null" || right.kind === "null") return left.kind === right.kind;
	if (left.kind === "texts" && right.kind === "string") return left.values.includes(right.value);
	if (left.kind === "string" && right.kind === "texts") return right.values.includes(left.value);
	if (left.kind === "texts" || right.kind === "texts" || left.kind !== right.kind) throw new WrongType();
	return left.value === right.value;
}

/** Compares numbers by size and strings (ISO dates, postcodes) by character. Unknown when a side is missing. */
function ordered(operator: "<" | "<=" | ">" | ">=", left: Value, right: Value): Truth {
	if (left.kind === "null" || right.kind === "null") return null;
	let difference: number;
	if (left.kind === "number" && right.kind === "number") difference = left.value - right.value;
	else if (left.kind === "string" && right.kind === "string")
		difference = Number(left.value > right.value) - Number(left.value < right.value);
	else throw new WrongType();
	if (operator === "<") return difference < 0;
	if (operator === "<=") return difference <= 0;
	return operator === ">" ? difference > 0 : difference >= 0;
}

function compare(operator: Comparison, left: Value, right: Value): Truth {
	if (operator === "==") return equal(left, right);
	if (operator === "!=") return !equal(left, right);
	return ordered(operator, left, right);
}

function contains(left: Value, right: Value): Truth {
	if (left.kind === "null" || right.kind === "null") return null;
	if (right.kind !== "string") throw new WrongType();
	if (left.kind === "string") return left.value.includes(right.value);
	if (left.kind === "texts") return left.values.some((text) => text.includes(right.value));
	throw new WrongType();
}

function evaluate(expression: Expression, property: Property): Value {
	switch (expression.kind) {
		case "literal":
			return toValue(expression.value);
		case "field":
			return toValue(fieldAt(property, expression.name));
		default: {
			const truth = truthOf(expression, property);
			return truth === null ? missing : { kind: "boolean", value: truth };
		}
	}
}

function not(truth: Truth): Truth {
	return truth === null ? null : !truth;
}

function both(left: Truth, right: Truth): Truth {
	if (left === false || right === false) return false;
	return left === null || right === null ? null : true;
}

/** Evaluates both sides, so that a type error anywhere makes the whole condition false. */
function truthOf(expression: Expression, property: Property): Truth {
	switch (expression.kind) {
		case "not":
			return not(truthOf(expression.operand, property));
		case "and":
			return both(truthOf(expression.left, property), truthOf(expression.right, property));
		case "or":
			return not(both(not(truthOf(expression.left, property)), not(truthOf(expression.right, property))));
		case "compare":
			return compare(expression.operator, evaluate(expression.left, property), evaluate(expression.right, property));
		case "contains":
			return contains(evaluate(expression.left, property), evaluate(expression.right, property));
		case "empty":
			return isEmpty(evaluate(expression.operand, property));
		default: {
			const value = evaluate(expression, property);
			if (value.kind === "boolean") return value.value;
			if (value.kind === "null") return null;
			throw new WrongType();
		}
	}
}

function holds(check: () => Truth): boolean {
	try {
		return check() === true;
	} catch (error) {
		if (error instanceof WrongType) return false;
		throw error;
	}
}

/**
 * Whether an AdvancedCondition is true for a property. Comparing the size of a missing field gives unknown, which is
 * not true. A syntax error, an unknown field, a wrong type or too deep an expression gives false.
 */
export function evaluateCondition(expression: string, property: Property): boolean {
	const parsed = parseCondition(expression);
	return parsed !== null && holds(() => truthOf(parsed, property));
}

function isBlank(text: string | null | undefined): boolean {
	return text == null || text.trim() === "";
}

function compareByLogic(logic: string, value: Value, wanted: VisibilityCondition["CompareWithValue"]): Truth {
	if (logic === "empty") return isEmpty(value);
	if (logic === "notEmpty") return !isEmpty(value);
	if (wanted == null) return false;
	const other = toValue(wanted);
	switch (logic) {
		case "equals":
			return equal(value, other);
		case "notEquals":
			return !equal(value, other);
		case "greater":
			return ordered(">", value, other);
		case "less":
			return ordered("<", value, other);
		case "contains":
			return contains(value, other);
		default:
			return false;
	}
}

/** A comparison without logic or field counts as absent, and so holds. */
function comparisonHolds(rule: VisibilityCondition, property: Property): boolean {
	const logic = rule.Logic?.trim() ?? "";
	const field = rule.CompareWithField?.trim() ?? "";
	if (logic === "" || field === "") return true;
	if (!isFieldName(field)) return false;
	return holds(() => compareByLogic(logic, toValue(fieldAt(property, field)), rule.CompareWithValue));
}

function ruleHolds(rule: VisibilityCondition, property: Property): boolean {
	if (!comparisonHolds(rule, property)) return false;
	return isBlank(rule.AdvancedCondition) || evaluateCondition(rule.AdvancedCondition ?? "", property);
}

/**
 * Whether a property's field is shown: all of its rules hold. A rule for a record also applies to its parts
 * (`Mobiscore.Shops`).
 */
export function isFieldShown(field: string, rules: readonly VisibilityCondition[], property: Property): boolean {
	return rules.every((rule) => {
		const concerns = rule.Field === field || field.startsWith(`${rule.Field}.`);
		return !concerns || ruleHolds(rule, property);
	});
}

function when(condition: string, ...fields: string[]): VisibilityCondition[] {
	return fields.map((Field) => ({ Field, AdvancedCondition: condition }));
}

/** WebID 4 is land. */
const NOT_LAND = "WebID != 4";
const IN_BELGIUM = "empty(CountryID) || CountryID == 10";
const IN_FLANDERS = `(${IN_BELGIUM}) && (Zip >= '1500' && Zip <= '3999' || Zip >= '8000' && Zip <= '9999')`;

/** Default rules, for fields without a rule by the agency. */
export const defaultVisibilityConditions: readonly VisibilityCondition[] = [
	// A house has no floor number; its elevator is shown only when it has one.
	...when("Elevator == true || !empty(FloorNumber)", "Elevator"),
	...when("empty(Elevator) && (Lift == true || !empty(FloorNumber))", "Lift"),
	...when("Garden == true || GardenSurface > 0", "GardenOrientation"),
	...when("Garden != false", "GardenSurface"),
	...when("Terrace == true || TerraceSurface > 0", "TerraceOrientation"),
	...when("Terrace != false", "TerraceSurface"),
	...when(`${NOT_LAND} || Bedrooms > 0`, "Bedrooms"),
	...when(`${NOT_LAND} || Bathrooms > 0`, "Bathrooms"),
	...when(`${NOT_LAND} || ShowerRooms > 0`, "ShowerRooms"),
	...when(`${NOT_LAND} || Toilets > 0`, "Toilets"),
	...when(`${NOT_LAND} || Garages > 0`, "Garages"),
	...when(`${NOT_LAND} || Floors > 0`, "Floors"),
	...when(`${NOT_LAND} || Furnished == true`, "Furnished"),
	...when(IN_BELGIUM, "CadastralIncome", "FloodZone", "RiverbankZone", "AsbestosType", "AsbestosDate"),
	// Flood scores of buildings and plots exist in Flanders only.
	...when(IN_FLANDERS, "GScore", "PScore"),
	// The minimum income is only named in the confirmation of an application: an income threshold in an advert may
	// violate equality law.
	...when("false", "MinimumIncome"),
];

/**
 * Rules applied when a stored record is shown: the defaults for fields without a rule by the agency. The import applies
 * the agency's own rules to the whole record, so that hidden values are never stored.
 */
export function pageRules(own: readonly VisibilityCondition[]): VisibilityCondition[] {
	const decided = new Set(own.map((rule) => rule.Field));
	return defaultVisibilityConditions.filter((rule) => !decided.has(rule.Field));
}
