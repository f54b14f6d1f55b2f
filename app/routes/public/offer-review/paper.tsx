import type { OfferPaper } from "../../../../worker/submissions/service";
import { Money } from "../../../features/listing/money";
import { DefinitionList } from "../../../ui/definition-list";

/** The text of the PDF, unchanged. */
export function Paper({ paper }: { paper: OfferPaper }) {
	return (
		<article
			aria-labelledby="paper-title"
			className="max-w-form rounded-picture border border-hairline bg-surface px-6 py-8 tablet:px-10"
		>
			<h2 id="paper-title" className="text-3xl">
				{paper.title}
			</h2>
			{paper.rows.flat().map((section) => (
				<section key={section.title} className="mt-8">
					<h3 className="text-xl">{section.title}</h3>
					{section.facts.length > 0 && (
						<DefinitionList
							className="mt-2"
							items={section.facts.map(({ label, text }) => ({
								key: label,
								term: label,
								value: <Money>{text}</Money>,
							}))}
						/>
					)}
					{section.paragraphs.length > 0 && (
						<p className="mt-2 whitespace-pre-line break-words">
							<Money>{section.paragraphs.join("\n")}</Money>
						</p>
					)}
				</section>
			))}
			<p className="mt-8 border-hairline border-t pt-4 text-quiet text-sm">
				<Money>{paper.notice}</Money>
			</p>
			<p className="mt-6">{paper.drawnUp}</p>
			<p className="mt-1 font-medium">{paper.signatures.map(({ text }) => text).join(" · ")}</p>
		</article>
	);
}
