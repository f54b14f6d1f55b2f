import { useTranslation } from "../../i18n/texts";
import { Card, CardLink } from "../../ui/card";
import { Picture } from "../../ui/picture";
import { HeartButton } from "../favourites/heart-button";
import { Money } from "../listing/money";
import type { HomeOfTheWeek } from "./home-of-the-week";

/** Full-width property of the week: its picture, with the facts beside the title. */
export function WeekSection({ home }: { home: HomeOfTheWeek }) {
	const { t } = useTranslation("home");
	const { card, text, shownBy } = home;
	return (
		<section aria-labelledby="home-week" className="week">
			<Card>
				{card.picture && (
					<div className="relative">
						<Picture picture={card.picture} alt="" sizes="100vw" className="week-picture rounded-none!" />
						<HeartButton id={card.id} title={card.title} className="card-heart" />
					</div>
				)}
				<div className="page-width week-words">
					<h2 id="home-week" className="font-medium font-sans text-base text-quiet">
						{t("week.title")}
					</h2>
					<h3 className="week-title">
						<CardLink to={card.path} lang={card.titleLanguage}>
							{card.title}
						</CardLink>
					</h3>
					<div className="week-facts">
						<p className="font-medium text-xl tabular-nums">
							<Money>{card.priceText}</Money>
						</p>
						<p className="text-quiet">{[card.city, card.type].filter(Boolean).join(" · ")}</p>
						{text && <p className="mt-3 line-clamp-3">{text}</p>}
						{shownBy && <p className="mt-3 text-quiet">{t("week.shownBy", { name: shownBy })}</p>}
					</div>
				</div>
			</Card>
		</section>
	);
}
