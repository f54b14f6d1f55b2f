import type { ListingPicture } from "../../domain/property/listing";
import { Picture } from "../../ui/picture";
import { ConsentGate } from "../consent/consent-gate";

type ThirdPartyEmbedProps = {
	/** Whose page it is, as visitors know it. */
	service: string;
	/** Where it can be seen without the frame. */
	href: string;
	src: string;
	title: string;
	/** What the page in the frame may do. */
	allow: string;
	/** Stands there until the visitor consents. */
	poster: ListingPicture | null;
};

/** Another site's film or tour, in a frame of its own, after consent. */
export function ThirdPartyEmbed({ service, href, src, title, allow, poster }: ThirdPartyEmbedProps) {
	return (
		<ConsentGate
			category="marketing"
			service={service}
			href={href}
			className="aspect-video"
			poster={poster && <Picture picture={poster} alt="" sizes="(width < 961px) 100vw, 800px" className="size-full" />}
		>
			{() => (
				<iframe
					src={src}
					title={title}
					loading="lazy"
					allow={allow}
					allowFullScreen
					className="media-frame aspect-video"
				/>
			)}
		</ConsentGate>
	);
}
