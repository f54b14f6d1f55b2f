import type { ListingDocument } from "../../domain/property/listing";
import { useTranslation } from "../../i18n/texts";
import { control } from "../../page/controls";
import { Picture } from "../../ui/picture";
import { Documents } from "./documents";
import { type Photo, photoId, pictureOf } from "./photo";

type PlansProps = { documents: readonly ListingDocument[]; photos: readonly Photo[]; pictures: readonly number[] };

/** Plans of a property: pictures that open in the slideshow, and documents. */
export function Plans({ documents, photos, pictures }: PlansProps) {
	const { t } = useTranslation("property");
	return (
		<>
			{pictures.length > 0 && (
				<ul className="plan-pictures mb-6 grid grid-cols-2 gap-4">
					{pictures.flatMap((index) => {
						const photo = photos[index];
						if (!photo) return [];
						return (
							<li key={index}>
								<a
									href={`#${photoId(index)}`}
									aria-label={t("plan.open", { name: photo.alt })}
									{...control("photo", index)}
								>
									<Picture
										picture={pictureOf(photo)}
										alt=""
										sizes="(width < 961px) 50vw, 400px"
										className="aspect-4/3"
									/>
								</a>
								<p className="mt-2 text-sm">{photo.alt}</p>
							</li>
						);
					})}
				</ul>
			)}
			{documents.length > 0 && (
				<div className="print-hidden">
					<Documents documents={documents} />
				</div>
			)}
		</>
	);
}
