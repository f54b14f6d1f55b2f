import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "../../i18n/texts";
import { IconButton } from "../../ui/button";
import { useWords } from "../../ui/words";
import { type Photo, pictureOf } from "./photo";

export type SlideshowProps = {
	title: string;
	photos: readonly Photo[];
	/** Counted from 0. */
	current: number;
	onMove: (index: number) => void;
	onClose: () => void;
};

/** Slides that are only scrolled past are not reported. */
const SETTLED_MS = 160;

/** A row that scrolls must be reachable with the keyboard. */
const REACHABLE = 0;

/** The visible share from which a slide is the current one. */
const SEEN = 0.6;

/**
 * The photographs over the whole screen, by finger, key or button: one by one above their thumbnails, and on phones one
 * under the other.
 */
export function Slideshow({ title, photos, current, onMove, onClose }: SlideshowProps) {
	const { t } = useTranslation(["property", "common"]);
	const words = useWords();
	const dialog = useRef<HTMLDialogElement>(null);
	const row = useRef<HTMLUListElement>(null);
	const thumbs = useRef<HTMLOListElement>(null);
	const [seen, setSeen] = useState(current);
	/** The photograph that is enlarged. */
	const [zoomed, setZoomed] = useState<number | null>(null);
	/** The photograph in the address, as last seen by this slideshow. */
	const reported = useRef<number | null>(null);
	const moved = useRef(onMove);
	moved.current = onMove;

	useLayoutEffect(() => {
		const element = dialog.current;
		element?.showModal();
		// Closed explicitly before unmounting, so that the focus is restored.
		return () => element?.close();
	}, []);

	useEffect(() => {
		// An address set by this slideshow does not scroll it.
		if (current === reported.current) return;
		reported.current = current;
		const slide = row.current?.children[current];
		slide?.scrollIntoView({ behavior: "instant", block: "center", inline: "center" });
		setSeen(current);
	}, [current]);

	useEffect(() => {
		const list = row.current;
		if (!list) return;
		const observer = new IntersectionObserver(
			(entries) => {
				const entry = entries.find((candidate) => candidate.isIntersecting);
				const index = entry ? Array.from(list.children).indexOf(entry.target) : -1;
				if (index >= 0) setSeen(index);
			},
			{ root: list, threshold: SEEN },
		);
		for (const slide of list.children) observer.observe(slide);
		return () => observer.disconnect();
	}, []);

	useEffect(() => {
		thumbs.current?.children[seen]?.scrollIntoView({ block: "nearest", inline: "center" });
	}, [seen]);

	useEffect(() => {
		const timer = setTimeout(() => {
			if (seen === reported.current) return;
			reported.current = seen;
			moved.current(seen);
		}, SETTLED_MS);
		return () => clearTimeout(timer);
	}, [seen]);

	function go(index: number) {
		const slide = row.current?.children[Math.min(Math.max(index, 0), photos.length - 1)];
		setZoomed(null);
		slide?.scrollIntoView({ block: "center", inline: "center" });
	}

	function zoom(index: number) {
		setZoomed(zoomed === index ? null : index);
	}

	function press(event: KeyboardEvent) {
		const targets: Record<string, number> = {
			ArrowRight: seen + 1,
			ArrowLeft: seen - 1,
			Home: 0,
			End: photos.length - 1,
		};
		const target = targets[event.key];
		if (target === undefined) return;
		event.preventDefault();
		go(target);
	}

	return (
		<dialog
			ref={dialog}
			aria-label={t("gallery.label", { title })}
			className="slideshow"
			onClose={onClose}
			onKeyDown={press}
		>
			<div className="slideshow-head">
				<p aria-live="polite" className="tabular-nums">
					{t("common:word.position", { current: seen + 1, total: photos.length })}
					<span className="slideshow-caption">{photos[seen]?.alt}</span>
				</p>
				<div className="flex gap-1">
					<IconButton
						icon={zoomed === seen ? "minus" : "plus"}
						label={t("gallery.zoom")}
						aria-pressed={zoomed === seen}
						className="text-white!"
						onClick={() => zoom(seen)}
					/>
					<IconButton icon="x" label={words.close} className="text-white!" onClick={() => dialog.current?.close()} />
				</div>
			</div>
			<ul ref={row} tabIndex={REACHABLE} aria-label={t("gallery.label", { title })} className="slideshow-row">
				{photos.map((photo, index) => (
					<li
						key={`${photo.url} ${String(index)}`}
						className="slideshow-slide"
						data-zoomed={index === zoomed || undefined}
						aria-hidden={index !== seen}
						onDoubleClick={() => zoom(index)}
					>
						<LargePicture photo={photo} near={Math.abs(index - seen) <= 1} />
						<p className="slideshow-name">{photo.alt}</p>
					</li>
				))}
			</ul>
			<div className="slideshow-foot">
				<IconButton
					icon="arrow-left"
					label={words.previous}
					className="text-white!"
					disabled={seen === 0}
					onClick={() => go(seen - 1)}
				/>
				<ol ref={thumbs} aria-label={t("gallery.rooms")} className="slideshow-thumbs">
					{photos.map((photo, index) => (
						<li key={`${photo.url} ${String(index)}`}>
							<button type="button" aria-current={index === seen ? "true" : undefined} onClick={() => go(index)}>
								<img src={smallestFile(pictureOf(photo))} alt="" width={400} height={300} loading="lazy" />
								<span className="sr-only">{photo.alt}</span>
							</button>
						</li>
					))}
				</ol>
				<IconButton
					icon="arrow-right"
					label={words.next}
					className="text-white!"
					disabled={seen === photos.length - 1}
					onClick={() => go(seen + 1)}
				/>
			</div>
		</dialog>
	);
}

/** Small enough for a thumbnail. */
function smallestFile({ src, srcset }: ReturnType<typeof pictureOf>): string {
	return srcset?.split(" ", 1)[0] ?? src;
}

function LargePicture({ photo, near }: { photo: Photo; near: boolean }) {
	const picture = pictureOf(photo);
	return (
		<picture>
			{picture.sources.map((source) => (
				<source key={source.type} type={source.type} srcSet={source.srcset} sizes="100vw" />
			))}
			<img
				src={picture.src}
				srcSet={picture.srcset ?? undefined}
				sizes={picture.srcset ? "100vw" : undefined}
				alt={picture.alt}
				loading={near ? "eager" : "lazy"}
				className="slideshow-picture"
			/>
		</picture>
	);
}
