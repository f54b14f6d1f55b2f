import { DefinitionList } from "../../ui/definition-list";
import type { LabelledFact } from "./labelled-fact";
import type { LabelledGroup } from "./page-data";

/** The facts by group, each group under its name. */
export function FactGroups({ groups }: { groups: readonly LabelledGroup[] }) {
	return (
		<div className="grid gap-12">
			{groups.map(({ group, title, facts }) => (
				<div key={group}>
					<h3 className="mb-3 text-xl">{title}</h3>
					<Facts facts={facts} />
				</div>
			))}
		</div>
	);
}

export function Facts({ facts }: { facts: readonly LabelledFact[] }) {
	return (
		<DefinitionList
			columns={2}
			items={facts.map((fact) => ({
				key: fact.key,
				term: fact.label,
				value: fact.explain ? (
					<>
						{fact.text}
						<span className="block text-sm text-quiet">{fact.explain}</span>
					</>
				) : (
					fact.text
				),
			}))}
		/>
	);
}
