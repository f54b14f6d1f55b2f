/**
 * Documents are rendered on the server alone: a handler, a ref or state in a part does nothing. What runs in the browser
 * is an island, in a folder `live`, or a behaviour that is tied by `control`.
 */
const hooks = new Set([
	...["useState", "useReducer", "useEffect", "useLayoutEffect", "useInsertionEffect", "useRef", "useImperativeHandle"],
	...["useSyncExternalStore", "useTransition", "useDeferredValue", "useActionState", "useOptimistic"],
	...["useFetcher", "useNavigate", "useNavigation", "useSubmit", "useRevalidator", "useSearchParams"],
]);

const onlyOnServer = {
	create(context) {
		const checkAttribute = (node) => {
			if (!/^(?:on[A-Z]|ref$)/.test(node?.name)) return;
			context.report({ node, message: `${node.name} never runs in a document: tie a behaviour or make an island.` });
		};
		return {
			JSXAttribute: ({ name }) => checkAttribute(name),
			JSXSpreadAttribute({ argument }) {
				for (const { key } of argument.properties ?? []) checkAttribute(key);
			},
			CallExpression({ callee }) {
				const { name } = callee.property ?? callee;
				if (!hooks.has(name)) return;
				context.report({ node: callee, message: `${name} never runs in a document: make it part of an island.` });
			},
		};
	},
};

/** What another state of the page exchanges is found by its id (`app/page/swap.ts`). */
const swappedById = {
	create: (context) => ({
		JSXOpeningElement(node) {
			const names = new Set(node.attributes.map(({ name }) => name?.name));
			if (!names.has("data-swapped") || names.has("id")) return;
			context.report({ node, message: "A part that is marked `data-swapped` is never swapped without an `id`." });
		},
	}),
};

export default {
	meta: { name: "documents" },
	rules: { "only-on-server": onlyOnServer, "swapped-by-id": swappedById },
};
