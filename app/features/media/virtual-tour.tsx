import { useId } from "react";
import type { ListingPicture } from "../../domain/property/listing";
import type { Tour } from "../../domain/property/media/tour";
import { useTranslation } from "../../i18n/texts";
import { control } from "../../page/controls";
import { Island } from "../../page/island";
import { Button } from "../../ui/button";
import { PanoramaViewer } from "./live/panorama-viewer";
import { ThirdPartyEmbed } from "./third-party-embed";

/** tabIndex: a scrollable region must be reachable by keyboard. */
const REACHABLE = 0;

type VirtualTourProps = { title: string; tour: Tour; poster: ListingPicture | null };

/** Virtual tour: the site's own panorama in its own viewer, or a third party's tour after consent. */
export function VirtualTour({ title, tour, poster }: VirtualTourProps) {
	const { t } = useTranslation("property");
	if (tour.kind === "panorama") return <Panorama url={tour.url} name={t("tour.name", { title })} />;
	return (
		<ThirdPartyEmbed
			service={tour.host}
			href={tour.url}
			src={tour.url}
			title={t("tour.name", { title })}
			allow="fullscreen; xr-spatial-tracking; gyroscope; accelerometer"
			poster={poster}
		/>
	);
}

/** The viewer is loaded on request; until then, and without JavaScript, the picture can be scrolled. */
function Panorama({ url, name }: { url: string; name: string }) {
	const { t } = useTranslation("property");
	const id = useId();
	return (
		<div className="tour">
			<Island of={PanoramaViewer} id={id} props={{ url, name }} />
			<section aria-label={name} tabIndex={REACHABLE} className="tour-still">
				<img src={url} alt={name} width={2048} height={1024} loading="lazy" decoding="async" />
			</section>
			<div className="tour-tools needs-script print-hidden">
				<Button variant="secondary" size="small" icon="view" {...control("opens", id)}>
					{t("tour.start")}
				</Button>
			</div>
		</div>
	);
}
