import type { ListingCard } from "../../domain/property/listing";
import { useTranslation } from "../../i18n/texts";
import { TextLink } from "../../ui/link";
import { Popover } from "../../ui/popover";
import { showToast } from "../../ui/toast";
import { track } from "../analytics/track";
import { useSite } from "../layout/site-data";

type ShareMenuProps = {
	card: ListingCard;
	/** As a round button over a photograph, without its word. */
	onPicture?: boolean;
};

/** By the device's own menu where it has one, else by the ways that most people know; the links work without a script. */
export function ShareMenu({ card, onPicture = false }: ShareMenuProps) {
	const { t } = useTranslation("property");
	const { origin } = useSite();
	const address = origin + card.path;
	const title = card.title.toWellFormed();
	const text = encodeURIComponent(`${title} ${address}`);
	const shared = (by: string) => track("share", { id: card.id, by });

	async function copy() {
		await navigator.clipboard.writeText(address);
		shared("copy");
		showToast(t("share.copied"));
	}

	return (
		<Popover
			label={onPicture ? null : t("share.title")}
			accessibleLabel={onPicture ? t("share.title") : undefined}
			icon="share-2"
			align="end"
			buttonClassName={
				onPicture
					? "w-11 min-h-11! rounded-full! border-hairline! px-0! hover:text-accent [&>svg:last-child]:hidden"
					: "border-transparent! bg-transparent! px-2!"
			}
		>
			<ul className="grid gap-1">
				<li className="needs-script">
					<button type="button" onClick={() => void copy()} className={`${way} hover:text-accent`}>
						{t("share.copy")}
					</button>
				</li>
				<li>
					<TextLink to={`mailto:?subject=${encodeURIComponent(title)}&body=${text}`} look="plain" className={way}>
						{t("share.mail")}
					</TextLink>
				</li>
				<li>
					<TextLink to={`https://wa.me/?text=${text}`} newWindow look="plain" className={way}>
						{t("share.on", { service: "WhatsApp" })}
					</TextLink>
				</li>
				<li>
					<TextLink
						to={`https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}`}
						newWindow
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
