/** The agency's name for a property with its number; no line starts or ends with a separator dot. */
export function PropertyName({ name, id, isQuiet = false }: { name: string; id: number; isQuiet?: boolean }) {
	return (
		<p className={isQuiet ? "dotted desk-quiet text-sm font-normal wrap-anywhere" : "dotted"}>
			{[...name.split(" · "), String(id)].map((part, at) => (
				<span key={`${String(at)} ${part}`}>{part}</span>
			))}
		</p>
	);
}
