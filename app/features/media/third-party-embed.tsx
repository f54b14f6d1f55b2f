import type { ListingPicture } from "../../domain/property/listing";
import { Picture } from "../../ui/picture";
import { ConsentGate } from "../consent/consent-gate";

type ThirdPartyEmbedProps = {
	/** The provider's common name. */
	service: string;
	/** The address outside the embed. */
	href: string;
	src: string;
	title: string;
	/** The permissions of the embed (`allow`). */
	allow: string;
	/** Shown until the visitor consents. */
	poster: ListingPicture | null;
};

/** A third party's video or tour, in an iframe, after consent. */
export function ThirdPartyEmbed({ service, href, src, title, allow, poster }: ThirdPartyEmbedProps) {
	return (
		<ConsentGate
			category="marketing"
			service={service}
			href={href}
			className="aspect-video"
			poster={poster && <Picture picture={poster} alt="" sizes="(width < 961px) 100vw, 800px" className="size-full" />}
		>
			<iframe
				src={src}
				title={title}
				loading="lazy"
				allow={allow}
				allowFullScreen
				className="media-frame aspect-video"
			/>
		</ConsentGate>
	);
}
