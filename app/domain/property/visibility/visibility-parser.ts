import { recordFields } from "../fields/fields";
import { propertySchema } from "../property";

export type Comparison = "==" | "!=" | "<" | "<=" | ">" | ">=";

export type Expression =
	| { kind: "literal"; value: number | string | boolean | null }
	| { kind: "field"; name: string }
	| { kind: "not"; operand: Expression }
	| { kind: "and" | "or"; left: Expression; right: Expression }
	| { kind: "compare"; operator: Comparison; left: Expression; right: Expression }
	| { kind: "empty"; operand: Expression }
	| { kind: "contains"; left: Expression; right: Expression };

type Token =
	| { kind: "number"; value: number }
	| { kind: "string"; value: string }
	| { kind: "name" | "sign"; value: string };

const MAX_EXPRESSION_LENGTH = 2_000;
const DEEPEST_NESTING = 50;

const TOKEN =
	/\s*(?:(?<number>\d{1,15}(?:\.\d{1,15})?)(?![\w.])|'(?<string>(?:[^'\\]|\\['\\])*)'|(?<name>[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)?)|(?<sign>==|!=|<=|>=|&&|\|\||[<>!(),-]))/y;

const { shape } = propertySchema;

/** Names of the parts of each record field. */
const partsOf: ReadonlyMap<string, ReadonlySet<string>> = new Map(
	recordFields.map((field) => [field, new Set(Object.keys(shape[field].unwrap().unwrap().shape))]),
);

/** Whether a name is a field of a property or a part of a record (`Mobiscore.Shops`). */
export function isFieldName(name: string): boolean {
	const [field = "", part, ...rest] = name.split(".");
	if (part === undefined) return Object.hasOwn(shape, field);
	return rest.length === 0 && (partsOf.get(field)?.has(part) ?? false);
}

function tokenize(text: string): Token[] | null {
	const tokens: Token[] = [];
	const source = text.trimEnd();
	const pattern = new RegExp(TOKEN);
	while (pattern.lastIndex < source.length) {
		const groups = pattern.exec(source)?.groups;
		if (!groups) return null;
		if (groups.number !== undefined) tokens.push({ kind: "number", value: Number(groups.number) });
		else if (groups.string !== undefined)
			tokens.push({ kind: "string", value: groups.string.replace(/\\(['\\])/g, "$1") });
		else if (groups.name !== undefined) tokens.push({ kind: "name", value: groups.name });
		else if (groups.sign !== undefined) tokens.push({ kind: "sign", value: groups.sign });
	}
	return tokens;
}

class Unreadable extends Error {}

const literals = new Map<string, boolean | null>([
	["true", true],
	["false", false],
	["null", null],
]);

function isComparison(value: string): value is Comparison {
	return ["==", "!=", "<", "<=", ">", ">="].includes(value);
}

function parseTokens(tokens: readonly Token[]): Expression {
	let position = 0;
	let depth = 0;

	function isSign(value: string): boolean {
		const token = tokens[position];
		return token?.kind === "sign" && token.value === value;
	}

	function take(value: string): boolean {
		if (!isSign(value)) return false;
		position += 1;
		return true;
	}

	function expectSign(value: string): void {
		if (!take(value)) throw new Unreadable();
	}

	function nested(read: () => Expression): Expression {
		depth += 1;
		if (depth > DEEPEST_NESTING) throw new Unreadable();
		const expression = read();
		depth -= 1;
		return expression;
	}

	/**
	 * `a && b && c` nests to the left, which costs stack depth in evaluation, so the number of operands is bounded too.
	 */
	function chain(sign: string, kind: "and" | "or", read: () => Expression): Expression {
		let left = read();
		for (let parts = 1; take(sign); parts += 1) {
			if (parts >= DEEPEST_NESTING) throw new Unreadable();
			left = { kind, left, right: read() };
		}
		return left;
	}

	function either(): Expression {
		return chain("||", "or", both);
	}

	function both(): Expression {
		return chain("&&", "and", comparison);
	}

	function comparison(): Expression {
		const left = unary();
		const token = tokens[position];
		if (token?.kind !== "sign" || !isComparison(token.value)) return left;
		position += 1;
		return { kind: "compare", operator: token.value, left, right: unary() };
	}

	function unary(): Expression {
		if (take("!")) return { kind: "not", operand: nested(unary) };
		return primary();
	}

	function call(name: string): Expression {
		expectSign("(");
		const left = nested(either);
		if (name === "empty") {
			expectSign(")");
			return { kind: "empty", operand: left };
		}
		if (name !== "contains") throw new Unreadable();
		expectSign(",");
		const right = nested(either);
		expectSign(")");
		return { kind: "contains", left, right };
	}

	function primary(): Expression {
		if (take("(")) {
			const inner = nested(either);
			expectSign(")");
			return inner;
		}
		const isNegative = take("-");
		const token = tokens[position];
		position += 1;
		if (token?.kind === "number") return { kind: "literal", value: isNegative ? -token.value : token.value };
		if (!token || isNegative) throw new Unreadable();
		if (token.kind === "string") return { kind: "literal", value: token.value };
		if (token.kind !== "name") throw new Unreadable();
		if (isSign("(")) return call(token.value);
		const literal = literals.get(token.value);
		if (literal !== undefined) return { kind: "literal", value: literal };
		if (!isFieldName(token.value)) throw new Unreadable();
		return { kind: "field", name: token.value };
	}

	const expression = either();
	if (position !== tokens.length) throw new Unreadable();
	return expression;
}

/**
 * Parses an AdvancedCondition into a tree; null on a syntax error, an unknown field, more than 2,000 characters or more
 * than 50 levels.
 */
export function parseCondition(text: string): Expression | null {
	const tokens = text.length > MAX_EXPRESSION_LENGTH ? null : tokenize(text);
	if (!tokens) return null;
	try {
		return parseTokens(tokens);
	} catch (error) {
		if (error instanceof Unreadable) return null;
		throw error;
	}
}
