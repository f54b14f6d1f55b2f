import { DefinitionList } from "../../ui/definition-list";
import { LinkList, TextLink } from "../../ui/link";
import { Table } from "../../ui/table";
import { Money } from "../listing/money";
import type { LandingFacts } from "./landing-facts";

export function LandingFactsPart({ facts }: { facts: LandingFacts }) {
	const { title, byType, calculator, gone, source } = facts;
	const [type, ...numbers] = byType.columns;
	return (
		<section aria-labelledby="landing-facts" className="mt-16 max-w-[60rem]">
			<h2 id="landing-facts" className="mb-3 text-2xl">
				{title}
			</h2>
			<DefinitionList items={facts.facts.map(({ term, text }) => ({ term, value: <Money>{text}</Money> }))} />
			{calculator && (
				<p className="mt-3">
					<TextLink to={calculator.to} className="reach">
						{calculator.label}
					</TextLink>
				</p>
			)}
			{byType.rows.length > 0 && (
				<div className="mt-8">
					<Table
						caption={byType.title}
						showCaption
						stacked
						rows={byType.rows}
						rowKey={([name]) => name}
						columns={[
							{ title: type, rowHeader: true, cell: ([name]) => name },
							...numbers.map((column, at) => ({
								title: column,
								numeric: true,
								cell: (row: LandingFacts["byType"]["rows"][number]) => <Money>{row[at + 1] ?? ""}</Money>,
							})),
						]}
					/>
				</div>
			)}
			{gone.links.length > 0 && (
				<div className="mt-8">
					<h3 className="text-xl">{gone.title}</h3>
					<LinkList links={gone.links} className="mt-2" />
				</div>
			)}
			<p className="mt-6 max-w-measure text-quiet">{source}</p>
		</section>
	);
}
