/** What the agency calls a property, with its number: no line of it begins or ends in a dot. */
export function PropertyName({ name, id, isQuiet = false }: { name: string; id: number; isQuiet?: boolean }) {
	return (
		<p className={isQuiet ? "dotted desk-quiet text-sm font-normal wrap-anywhere" : "dotted"}>
			{[...name.split(" · "), String(id)].map((part, at) => (
				<span key={`${String(at)} ${part}`}>{part}</span>
			))}
		</p>
	);
}
