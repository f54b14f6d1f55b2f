/** Offered by every field of the page that takes a property. */
export const PROPERTY_LIST = "properties";

export function PropertyList({ properties }: { properties: readonly { id: number; title: string }[] }) {
	return (
		<datalist id={PROPERTY_LIST}>
			{properties.map(({ id, title }) => (
				<option key={id} value={id}>
					{title}
				</option>
			))}
		</datalist>
	);
}
