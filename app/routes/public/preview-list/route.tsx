import { isSignedLink, listings, previewAlternates, visitor } from "../../../context";
import { previewPath } from "../../../domain/pages/preview-path";
import type { PageHead } from "../../../features/layout/head";
import { textsOf } from "../../../features/layout/page-loader";
import { ListingCardView } from "../../../features/listing/listing-card";
import { useTranslation } from "../../../i18n/texts";
import { Banner } from "../../../ui/banner";
import { CardGrid } from "../../../ui/card";
import type { Route } from "./+types/route";

/** Preview of a list. Unpublished properties need the agency's signed link; each card has its own. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const { language } = context.get(visitor);
	const t = textsOf(context, "listing");
	const goal = url.pathname === previewPath("rent", language) ? "rent" : "sale";
	const links = context.get(previewAlternates);
	const isSigned = context.get(isSignedLink)(url);
	const found = await context.get(listings).previewList(goal, language);
	const cards = found
		.filter(({ isOpen }) => isOpen || isSigned)
		.map(({ card, isOpen }) => (isOpen ? card : { ...card, path: links(card.id)[language] }));
	const title = t(`list.title.${goal}`);
	const head: PageHead = {
		title,
		description: title,
		robots: "noindex,nofollow",
		...(isSigned ? { alternates: links(goal) } : {}),
	};
	return { head, title, cards, isSigned };
}

export default function PreviewListRoute({ loaderData }: Route.ComponentProps) {
	const { title, cards, isSigned } = loaderData;
	const { t } = useTranslation("listing");
	return (
		<>
			<Banner tone="warning" title={t(isSigned ? "preview.list" : "preview.openList")} />
			<div className="page-width py-12">
				<h1 className="mb-8 text-4xl">{title}</h1>
				{cards.length === 0 ? (
					<p>{t("list.empty.title")}</p>
				) : (
					<>
						<h2 className="sr-only">{t("list.count", { count: cards.length, formatted: String(cards.length) })}</h2>
						<CardGrid>
							{cards.map((card) => (
								<li key={card.id}>
									<ListingCardView card={card} />
								</li>
							))}
						</CardGrid>
					</>
				)}
			</div>
		</>
	);
}
