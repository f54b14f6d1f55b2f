import { localityLine } from "../../domain/localities/postal-address";
import type { ListingCard } from "../../domain/property/listing";
import { TextLink } from "../../ui/link";
import { Picture } from "../../ui/picture";
import { Money } from "../listing/money";
import { NoPicture } from "../listing/no-picture";

/** The property that a form is about: enough to know that it is the right one. */
export function AboutProperty({ card }: { card: ListingCard }) {
	return (
		<div className="mb-10 grid max-w-form grid-cols-[7rem_minmax(0,1fr)] items-center gap-5 border-hairline border-y py-5">
			{card.picture ? (
				<Picture picture={card.picture} alt="" sizes="112px" eager className="aspect-4/3" />
			) : (
				<NoPicture webId={card.webId} />
			)}
			<div className="min-w-0">
				<p className="font-serif text-xl leading-snug">
					<TextLink to={card.path}>{card.title}</TextLink>
				</p>
				<p className="mt-1 text-quiet">
					{localityLine(card)} ·{" "}
					<span className="whitespace-nowrap tabular-nums">
						<Money>{card.priceText}</Money>
					</span>
				</p>
			</div>
		</div>
	);
}
