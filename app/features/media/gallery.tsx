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
	/** Buttons over the corners of the pictures: back, favourite and share. */
	actions?: ReactNode;
	/** Links from the slideshow to the other media on the page. */
	tabs?: readonly { to: string; label: string }[];
};

/** Number of pictures in the mosaic. Four would leave a gap, so three are shown. */
function tilesOf(count: number): 1 | 2 | 3 | 5 {
	if (count >= 5) return 5;
	if (count >= 3) return 3;
	return count === 2 ? 2 : 1;
}

const LARGE = `(width >= 1376px) 850px, (width >= 768px) 60vw, ${AS_WIDE_AS_A_PHONE}`;
const SMALL = `(width >= 1376px) 320px, (width >= 768px) 25vw, ${AS_WIDE_AS_A_PHONE}`;

/**
 * Photographs: a row to swipe on phones, otherwise a mosaic of up to five. Each opens the slideshow, which is built
 * from them. Without scripts all of them are shown, each as a link to its file.
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
