import { localityLine } from "../../domain/localities/postal-address";
import type { ListingCard } from "../../domain/property/listing";
import { classNames } from "../../ui/class-names";
import { TextLink } from "../../ui/link";
import { Picture } from "../../ui/picture";
import { Money } from "../listing/money";
import { NoPicture } from "../listing/no-picture";

type AboutPropertyProps = {
	card: ListingCard;
	/** Below the title of a form (`FormScreen`): one line, or a large picture where it has a column of its own. */
	isTitled?: boolean;
};

/** Summary of the property that a form is about, for recognition. */
export function AboutProperty({ card, isTitled = false }: AboutPropertyProps) {
	return (
		<div
			className={classNames(
				"grid max-w-form items-center border-hairline border-y",
				isTitled
					? "mt-4 grid-cols-[4rem_minmax(0,1fr)] gap-4 py-3 min-[1360px]:grid-cols-1 min-[1360px]:border-0"
					: "mb-10 grid-cols-[7rem_minmax(0,1fr)] gap-5 py-5",
			)}
		>
			{card.picture ? (
				<Picture
					picture={card.picture}
					alt=""
					sizes={isTitled ? "(width >= 1360px) 560px, 64px" : "112px"}
					eager
					className="aspect-4/3"
				/>
			) : (
				<NoPicture webId={card.webId} />
			)}
			<div className="min-w-0">
				<p className="font-serif text-xl leading-snug">
					<TextLink to={card.path} lang={card.titleLanguage}>
						{card.title}
					</TextLink>
				</p>
				<p className="mt-1 text-quiet">
					{localityLine(card)} ·{" "}
					<span className="whitespace-nowrap tabular-nums">
						<Money>{card.priceText}</Money>
					</span>
					{card.priceUnit && ` ${card.priceUnit}`}
				</p>
			</div>
		</div>
	);
}
