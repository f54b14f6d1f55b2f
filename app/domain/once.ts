/** Runs `make` on the first call and caches its result. */
export function once<Made extends object>(make: () => Made): () => Made {
	let made: Made | undefined;
	return () => {
		made ??= make();
		return made;
	};
}

/** Caches the result per object, in a WeakMap. */
export function onceFor<Of extends object, Made extends object>(make: (of: Of) => Made): (of: Of) => Made {
	const known = new WeakMap<Of, Made>();
	return (of) => {
		const made = known.get(of) ?? make(of);
		known.set(of, made);
		return made;
	};
}
