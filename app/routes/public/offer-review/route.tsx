import type { OfferPaper } from "../../../../worker/submissions/service";
import { offerReview } from "../../../context";
import { pagePath } from "../../../domain/pages/paths";
import { FormScreen } from "../../../features/forms/form-screen";
import { draftKey } from "../../../features/forms/live/draft";
import { ReviewForm } from "../../../features/forms/live/review-form";
import { hiddenHead, textsOf } from "../../../features/layout/page-loader";
import { Money } from "../../../features/listing/money";
import { useLanguage, useTranslation } from "../../../i18n/texts";
import { Island } from "../../../page/island";
import { ButtonLink } from "../../../ui/button";
import { DefinitionList } from "../../../ui/definition-list";
import { TextLink } from "../../../ui/link";
import type { Route } from "./+types/route";

/** A visitor's offer for review before it is sent. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const t = textsOf(context, "forms");
	const head = hiddenHead(t("review.title"), url.pathname);
	return { head, review: await context.get(offerReview)() };
}

export default function OfferReviewRoute({ loaderData }: Route.ComponentProps) {
	const { review } = loaderData;
	const { t } = useTranslation("forms");
	const language = useLanguage();
	if (!review) {
		return (
			<FormScreen title={t("review.none.title")} intro={t("review.none.text")}>
				<ButtonLink to={pagePath("for-sale", language)} variant="secondary">
					{t("review.none.button")}
				</ButtonLink>
			</FormScreen>
		);
	}
	const { state, paper } = review;
	const about = { propertyId: String(state.values.propertyId) };
	return (
		<FormScreen
			title={t("review.title")}
			intro={t("review.intro")}
			aside={
				<section id="offer" aria-labelledby="send-title" className="min-w-0">
					<h2 id="send-title" className="text-2xl">
						{t("review.right")}
					</h2>
					<p className="mt-2 mb-8">
						<TextLink to={`${pagePath("offer", language)}?property=${about.propertyId}`}>{t("review.change")}</TextLink>
					</p>
					<Island
						of={ReviewForm}
						props={{ state: { ...state, form: "offer" as const }, draftKey: draftKey("offer", about) }}
					/>
				</section>
			}
		>
			<Paper paper={paper} />
		</FormScreen>
	);
}

/** The text of the PDF, unchanged. */
function Paper({ paper }: { paper: OfferPaper }) {
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
