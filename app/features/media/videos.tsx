import type { ListingPicture } from "../../domain/property/listing";
import type { Video } from "../../domain/property/media/video";
import { useTranslation } from "../../i18n/texts";
import { TextLink } from "../../ui/link";
import { ThirdPartyEmbed } from "./third-party-embed";

type VideosProps = {
	title: string;
	videos: readonly Video[];
	poster: ListingPicture | null;
};

const serviceNames: Readonly<Record<Exclude<Video["kind"], "file" | "host">, string>> = {
	youtube: "YouTube",
	vimeo: "Vimeo",
	facebook: "Facebook",
};

export function Videos({ title, videos, poster }: VideosProps) {
	return (
		<ul className="flex snap-x gap-4 overflow-x-auto tablet:grid tablet:gap-6">
			{videos.map((video) => (
				<li key={video.url} className="w-11/12 shrink-0 snap-start only:w-full tablet:w-full">
					{video.kind === "file" ? (
						<VideoFile url={video.url} title={title} poster={poster} />
					) : (
						<EmbeddedVideo video={video} title={title} poster={poster} />
					)}
				</li>
			))}
		</ul>
	);
}

type OneVideo = { title: string; poster: ListingPicture | null };

/** Video with a link to its file, since browsers cannot play every format. */
function VideoFile({ url, title, poster }: OneVideo & { url: string }) {
	const { t } = useTranslation("property");
	return (
		<>
			<video
				controls
				preload="none"
				playsInline
				// Property videos have music and no speech: muted by default.
				muted
				poster={poster?.src}
				aria-label={t("video.name", { title })}
				className="media-frame aspect-video"
			>
				<source src={url} />
			</video>
			<p className="mt-2 text-sm">
				<TextLink to={url} newWindow>
					{t("video.unsupported")}
				</TextLink>
			</p>
		</>
	);
}

function EmbeddedVideo({ video, title, poster }: OneVideo & { video: Exclude<Video, { kind: "file" }> }) {
	const { t } = useTranslation("property");
	const service = video.kind === "host" ? new URL(video.url).hostname : serviceNames[video.kind];
	return (
		<ThirdPartyEmbed
			service={service}
			href={video.url}
			src={video.embedUrl}
			title={t("video.name", { title })}
			allow="fullscreen; picture-in-picture"
			poster={poster}
		/>
	);
}
