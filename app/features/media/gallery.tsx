import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/texts";
import { control } from "../../page/controls";
import { Icon } from "../../ui/icon";
import { AS_WIDE_AS_A_PHONE, Picture } from "../../ui/picture";
import { type Photo, photoId, pictureOf } from "./photo";
import { Slideshow } from "./slideshow";

type GalleryProps = {
	title: string;
	photos: readonly Photo[];
	/** Over the pictures, in their corners: the way back, to keep and to share. */
	actions?: ReactNode;
	/** Ways to the other views on the page, from the slideshow. */
	tabs?: readonly { to: string; label: string }[];
};

/** Pictures on the mosaic, by number of photographs: four would leave a gap, so three are shown. */
function tilesOf(count: number): 1 | 2 | 3 | 5 {
	if (count >= 5) return 5;
	if (count >= 3) return 3;
	return count === 2 ? 2 : 1;
}

const LARGE = `(width >= 1376px) 850px, (width >= 768px) 60vw, ${AS_WIDE_AS_A_PHONE}`;
const SMALL = `(width >= 1376px) 320px, (width >= 768px) 25vw, ${AS_WIDE_AS_A_PHONE}`;

/**
 * The photographs: a row to swipe on phones, a mosaic of up to five above, each opening the slideshow, which is drawn
 * from them. Without a script all of them are in the page, and each links to its file.
 */
export function Gallery({ title, photos, actions, tabs = [] }: GalleryProps) {
	const { t } = useTranslation("property");
	const total = photos.length;
	const tiles = tilesOf(total);
	return (
		<section id="gallery" aria-label={t("gallery.label", { title })} className="gallery">
			<ul className="gallery-row" data-tiles={tiles}>
				{photos.map((photo, index) => (
					<li key={`${photo.url} ${String(index)}`} id={photoId(index)} className="gallery-tile" data-of={`/${total}`}>
						<a
							href={photo.url}
							data-alt={photo.alt}
							aria-label={t("gallery.open", { number: index + 1, total, alt: photo.alt })}
							{...control("photo", index)}
						>
							<Picture
								picture={pictureOf(photo)}
								alt=""
								sizes={index === 0 || tiles < 3 ? LARGE : SMALL}
								eager={index === 0}
								className="gallery-picture"
							/>
						</a>
					</li>
				))}
			</ul>
			{actions && <div className="gallery-over print-hidden">{actions}</div>}
			{total > 1 && (
				<button type="button" className="gallery-all needs-script print-hidden" {...control("photo", 0)}>
					<Icon name="images" className="size-4" />
					{t("gallery.all", { count: total })}
				</button>
			)}
			<Slideshow label={t("gallery.label", { title })} tabs={tabs} />
		</section>
	);
}
