/**
 * What a module of the Worker keeps outlives the request that made it, and Workers cancel a request that awaits another
 * one's promise: a module keeps what is ready. Seen are types that the file itself spells, in an annotation or between
 * `<` and `>`, and an import that nobody awaits.
 */
const functions = new Set(["TSFunctionType", "TSMethodSignature", "ArrowFunctionExpression", "FunctionExpression"]);

function partsOf(node) {
	return Object.entries(node)
		.filter(([key]) => key !== "parent")
		.flatMap(([, value]) => value)
		.filter((value) => typeof value?.type === "string");
}

function holdsPromise(node, named, seen = new Set()) {
	if (!node || functions.has(node.type)) return false;
	if (node.type === "TSTypeReference") {
		const { name } = node.typeName;
		if (name === "Promise") return true;
		if (named.has(name) && !seen.has(name) && holdsPromise(named.get(name), named, new Set([...seen, name])))
			return true;
	}
	return partsOf(node).some((part) => holdsPromise(part, named, seen));
}

/** Types that the value names where it is made: `new Map<string, Promise<Thing>>()`. */
function isPromised(init, named) {
	if (init?.type === "ImportExpression") return true;
	return init?.type === "NewExpression" && (init.callee.name === "Promise" || holdsPromise(init.typeArguments, named));
}

const noSharedPromise = {
	create: (context) => ({
		Program({ body }) {
			const declared = body.map((statement) => statement.declaration ?? statement);
			const types = declared.filter(({ type }) => type === "TSTypeAliasDeclaration");
			const named = new Map(types.map(({ id, typeAnnotation }) => [id.name, typeAnnotation]));
			for (const { id, init } of declared.flatMap((statement) => statement.declarations ?? [])) {
				if (!holdsPromise(id.typeAnnotation, named) && !isPromised(init, named)) continue;
				context.report({
					node: id,
					message: "A request cannot await another one's promise: keep what it resolves to.",
				});
			}
		},
	}),
};

export default { meta: { name: "requests" }, rules: { "no-shared-promise": noSharedPromise } };
