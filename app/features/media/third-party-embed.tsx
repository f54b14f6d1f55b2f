import type { ListingPicture } from "../../domain/property/listing";
import { Picture } from "../../ui/picture";
import { ConsentGate } from "../consent/consent-gate";

type ThirdPartyEmbedProps = {
	/** Name of the provider. */
	service: string;
	/** URL of the content outside the embed. */
	href: string;
	src: string;
	title: string;
	/** Permissions of the iframe (`allow`). */
	allow: string;
	/** Shown until the visitor consents. */
	poster: ListingPicture | null;
};

/** Iframe with a third party's video or tour, after consent. */
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
