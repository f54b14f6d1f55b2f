import { offerReview } from "../../../context";
import { pagePath } from "../../../domain/pages/paths";
import { FormScreen } from "../../../features/forms/form-screen";
import { draftKey } from "../../../features/forms/live/draft";
import { ReviewForm } from "../../../features/forms/live/review-form";
import { hiddenHead, textsOf } from "../../../features/layout/page-loader";
import { useLanguage, useTranslation } from "../../../i18n/texts";
import { Island } from "../../../page/island";
import { ButtonLink } from "../../../ui/button";
import { TextLink } from "../../../ui/link";
import type { Route } from "./+types/route";
import { Paper } from "./paper";

/** The offer that a visitor has filled in, as it will be sent. */
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
