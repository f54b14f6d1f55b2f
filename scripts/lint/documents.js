/**
 * Documents are rendered on the server alone: a handler or state in a part of one does nothing. What runs in the browser
 * is an island, in a folder `live`, or a behaviour that is tied by `control`.
 */
const hooks = new Set([
	...["useState", "useReducer", "useEffect", "useLayoutEffect", "useInsertionEffect", "useRef", "useImperativeHandle"],
	...["useSyncExternalStore", "useTransition", "useDeferredValue", "useActionState", "useOptimistic"],
	...["useFetcher", "useNavigate", "useNavigation", "useSubmit", "useRevalidator", "useSearchParams"],
]);

const onlyOnServer = {
	create: (context) => ({
		JSXAttribute({ name }) {
			if (name.type !== "JSXIdentifier" || !/^on[A-Z]/.test(name.name)) return;
			context.report({
				node: name,
				message: `${name.name} never runs in a document: tie a behaviour or make an island.`,
			});
		},
		CallExpression({ callee }) {
			if (callee.type !== "Identifier" || !hooks.has(callee.name)) return;
			context.report({ node: callee, message: `${callee.name} never runs in a document: make it part of an island.` });
		},
	}),
};

export default { meta: { name: "documents" }, rules: { "only-on-server": onlyOnServer } };
