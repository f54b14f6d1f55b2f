/** Facts, each beside what it is called. */
export function DeskFacts({ facts }: { facts: readonly { label: string; value: string }[] }) {
	return (
		<dl className="desk-facts">
			{facts.map(({ label, value }) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}
