import { useTranslation } from "react-i18next";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { TextLink } from "../../ui/link";
import { Picture } from "../../ui/picture";
import { NoPicture } from "../listing/no-picture";
import type { PropertySummary } from "./property-summary";

/** Picture, state and price of the property, with a link to its page. */
export function PropertyHeading({ summary }: { summary: PropertySummary }) {
	const { t } = useTranslation(["portal", "listing", "common"]);
	const { card, title, online, address, price, reference } = summary;
	const ended = card?.state === "sold" || card?.state === "rented";
	return (
		<header className="grid items-start gap-6 tablet:grid-cols-[minmax(0,16rem)_1fr] tablet:gap-10">
			<div className="print-hidden">
				{card?.picture ? (
					<Picture picture={card.picture} alt="" sizes="(width < 768px) 100vw, 256px" eager className="aspect-4/3" />
				) : (
					<NoPicture webId={card?.webId ?? null} />
				)}
			</div>
			<div>
				<div className="flex flex-wrap gap-2">
					{card && <Badge tone={ended ? "ink" : "good"}>{t(`listing:state.${card.state}`)}</Badge>}
					{!online && <Badge tone="warning">{t("home.offline")}</Badge>}
				</div>
				<h1 className="mt-3 text-3xl">{title ?? t("homes.untitled", { id: summary.id })}</h1>
				{address && <p className="mt-2 text-quiet">{address}</p>}
				{price && <p className="mt-3 font-medium text-xl tabular-nums">{price}</p>}
				{!online && <p className="mt-3 max-w-measure text-quiet">{t("home.offlineText")}</p>}
				<div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 print-hidden">
					{card && online && (
						<TextLink to={card.path} icon="arrow-up-right">
							{t("home.page")}
						</TextLink>
					)}
					<Button variant="quiet" size="small" icon="printer" className="needs-script" onClick={() => window.print()}>
						{t("common:word.print")}
					</Button>
				</div>
				{reference && <p className="mt-3 text-sm text-quiet">{t("home.reference", { reference })}</p>}
			</div>
		</header>
	);
}
