import type { ListingCard } from "../../domain/property/listing";
import { useTranslation } from "../../i18n/texts";
import { control } from "../../page/controls";
import { Icon } from "../../ui/icon";
import { Anchor } from "../../ui/link";
import { HeartButton } from "../favourites/heart-button";
import { ShareMenu } from "./share-menu";

export type WayBack = { to: string; lists: string };

type GalleryActionsProps = { card: ListingCard; back: WayBack | undefined };

/** The way back on phones, and to keep and to share a property, over its photographs. */
export function GalleryActions({ card, back }: GalleryActionsProps) {
	const { t } = useTranslation("property");
	return (
		<>
			{back && (
				<Anchor
					to={back.to}
					aria-label={t("gallery.back")}
					className="gallery-back"
					{...control("back", { lists: back.lists })}
				>
					<Icon name="arrow-left" />
				</Anchor>
			)}
			<div className="gallery-actions narrow-only">
				<HeartButton id={card.id} title={card.title} />
				<ShareMenu card={card} overPicture />
			</div>
		</>
	);
}
