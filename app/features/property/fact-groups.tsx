import { useTranslation } from "../../i18n/texts";
import { DefinitionList } from "../../ui/definition-list";
import { Icon } from "../../ui/icon";
import { Money } from "../listing/money";
import type { LabelledFact } from "./labelled-fact";
import type { LabelledGroup } from "./load/page-data";

type FactGroupsProps = { groups: readonly LabelledGroup[]; mentions: readonly LabelledFact[] };

/** Facts by group, each group folded under its title. Legally required mentions are always visible. */
export function FactGroups({ groups, mentions }: FactGroupsProps) {
	const { t } = useTranslation("property");
	return (
		<>
			{groups.map(({ group, title, facts }) => (
				<details key={group} className="fold fold-group">
					<summary>
						<h3>{title}</h3>
						<Icon name="chevron-down" />
					</summary>
					<Facts facts={facts} />
				</details>
			))}
			{mentions.length > 0 && (
				<>
					<h3 className="mt-8 mb-4 text-xl">{t("mentions")}</h3>
					<Facts facts={mentions} />
				</>
			)}
		</>
	);
}

export function Facts({ facts }: { facts: readonly LabelledFact[] }) {
	return (
		<DefinitionList
			columns={2}
			className="max-tablet:*:py-2"
			items={facts.map((fact) => ({
				term: fact.label,
				value: fact.explain ? (
					<>
						<Money>{fact.text}</Money>
						<span className="block text-sm text-quiet">{fact.explain}</span>
					</>
				) : (
					<Money>{fact.text}</Money>
				),
			}))}
		/>
	);
}
