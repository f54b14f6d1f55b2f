import { wellFormed } from "../../domain/formatting/well-formed";
import type { ListingCard } from "../../domain/property/listing";
import { useTranslation } from "../../i18n/texts";
import { control } from "../../page/controls";
import { TextLink } from "../../ui/link";
import { Popover } from "../../ui/popover";
import { useSite } from "../layout/site-data";

type ShareMenuProps = {
	card: ListingCard;
	/** Round icon button over a photograph, without a visible label. */
	overPicture?: boolean;
};

/** Shares by the device's share sheet if available, otherwise by common services; the links work without scripts. */
export function ShareMenu({ card, overPicture = false }: ShareMenuProps) {
	const { t } = useTranslation(["property", "common"]);
	const { origin } = useSite();
	const address = origin + card.path;
	const title = wellFormed(card.title);
	const text = encodeURIComponent(`${title} ${address}`);
	const shared = (by: string) => control("report", { event: "share", on: "press", data: { id: card.id, by } });

	return (
		<Popover
			label={overPicture ? null : t("share.title")}
			accessibleLabel={overPicture ? t("share.title") : undefined}
			icon="share-2"
			align="end"
			buttonClassName={
				overPicture
					? "w-11 min-h-11! rounded-full! border-hairline! px-0! hover:text-accent [&>svg:last-child]:hidden"
					: "border-transparent! bg-transparent! px-2!"
			}
		>
			<ul className="grid gap-1">
				<li className="needs-script">
					<button
						type="button"
						{...control("copy", {
							text: address,
							done: t("common:favourites.linkCopied"),
							failed: t("common:favourites.linkNotCopied"),
						})}
						{...shared("copy")}
						className={`${way} hover:text-accent`}
					>
						{t("share.copy")}
					</button>
				</li>
				<li>
					<TextLink
						to={`mailto:?subject=${encodeURIComponent(title)}&body=${text}`}
						{...shared("mail")}
						look="plain"
						className={way}
					>
						{t("share.mail")}
					</TextLink>
				</li>
				<li>
					<TextLink to={`https://wa.me/?text=${text}`} newWindow {...shared("WhatsApp")} look="plain" className={way}>
						{t("share.on", { service: "WhatsApp" })}
					</TextLink>
				</li>
				<li>
					<TextLink
						to={`https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}`}
						newWindow
						{...shared("Facebook")}
						look="plain"
						className={way}
					>
						{t("share.on", { service: "Facebook" })}
					</TextLink>
				</li>
				<li>
					<TextLink to="#send-to-friend" look="plain" className={way}>
						{t("share.friend")}
					</TextLink>
				</li>
			</ul>
		</Popover>
	);
}

const way = "flex min-h-11 w-full items-center text-left";
