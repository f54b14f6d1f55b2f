/**
 * Module state of a Worker outlives the request that created it, and Workers cancel a request that awaits a promise of
 * another request. So a module keeps resolved values, not promises. The rule sees types spelled in the file itself, in
 * an annotation, between `<` and `>` or after `as` and `satisfies`, and dynamic imports that are not awaited.
 */
const functions = new Set(["TSFunctionType", "TSMethodSignature", "ArrowFunctionExpression", "FunctionExpression"]);

const declarations = new Set(["TSTypeAliasDeclaration", "TSInterfaceDeclaration"]);

/** A resolved value, or a function that creates the promise at each call. */
function isHarmless({ type, typeName }) {
	return functions.has(type) || type === "AwaitExpression" || typeName?.name === "Awaited";
}

/** Name of the type or class that the node refers to; undefined for other nodes. */
function nameOf({ type, typeName, expression, callee }) {
	if (type === "TSTypeReference") return typeName.name;
	if (type === "TSInterfaceHeritage") return expression.name;
	return type === "NewExpression" ? callee.name : undefined;
}

function partsOf(node) {
	return Object.entries(node)
		.filter(([key]) => key !== "parent")
		.flatMap(([, value]) => value)
		.filter((value) => typeof value?.type === "string");
}

/** @param named types declared in the file, by name */
function holdsPromise(node, named, seen = new Set()) {
	if (!node || isHarmless(node)) return false;
	const name = nameOf(node);
	if (name === "Promise" || node.type === "ImportExpression") return true;
	if (named.has(name) && !seen.has(name) && holdsPromise(named.get(name), named, new Set([...seen, name]))) return true;
	return partsOf(node).some((part) => holdsPromise(part, named, seen));
}

const noSharedPromise = {
	create: (context) => ({
		Program({ body }) {
			const declared = body.map((statement) => statement.declaration ?? statement);
			const types = declared.filter(({ type }) => declarations.has(type));
			const named = new Map(types.map((type) => [type.id.name, type]));
			for (const { id, init } of declared.flatMap((statement) => statement.declarations ?? [])) {
				if (!holdsPromise(id.typeAnnotation, named) && !holdsPromise(init, named)) continue;
				context.report({
					node: id,
					message: "A request cannot await another one's promise: keep what it resolves to.",
				});
			}
		},
	}),
};

export default { meta: { name: "requests" }, rules: { "no-shared-promise": noSharedPromise } };
