/**
 * Documents are rendered only on the server: event handlers, refs and state have no effect there. Browser code belongs
 * in an island (folder `live`) or in a behaviour that is bound by the attribute `control`.
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

/** `app/page/swap.ts` finds the parts to swap by their id. */
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
