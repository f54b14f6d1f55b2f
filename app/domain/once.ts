/** The same function, which is carried out when it is asked for the first time. */
export function once<Made extends object>(make: () => Made): () => Made {
	let made: Made | undefined;
	return () => {
		made ??= make();
		return made;
	};
}

/** The same function, which is carried out once for each object; what it made is gone with the object. */
export function onceFor<Of extends object, Made extends object>(make: (of: Of) => Made): (of: Of) => Made {
	const known = new WeakMap<Of, Made>();
	return (of) => {
		const made = known.get(of) ?? make(of);
		known.set(of, made);
		return made;
	};
}
