/** The same function, which is carried out when it is asked for the first time. */
export function once<Made extends object>(make: () => Made): () => Made {
	let made: Made | undefined;
	return () => {
		made ??= make();
		return made;
	};
}
