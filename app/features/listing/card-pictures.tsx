import { useEffect, useRef, useState } from "react";
import type { ListingPicture } from "../../domain/property/listing";
import { IconButton } from "../../ui/button";
import { Anchor } from "../../ui/link";
import { Picture } from "../../ui/picture";
import { useWords } from "../../ui/words";

type CardPicturesProps = {
	id: number;
	path: string;
	sizes: string;
	/** Of all cards of the list, comma separated: their pictures are asked for together. */
	ids: string;
};

type PicturesById = Readonly<Record<string, readonly ListingPicture[]>>;

const asked = new Map<string, Promise<PicturesById>>();

function picturesOf(ids: string): Promise<PicturesById> {
	const known = asked.get(ids) ?? fetchPictures(ids);
	asked.set(ids, known);
	return known;
}

async function fetchPictures(ids: string): Promise<PicturesById> {
	try {
		const answer = await fetch(`/api/cards/pictures?ids=${ids}`);
		return answer.ok ? ((await answer.json()) as PicturesById) : {};
	} catch {
		return {};
	}
}

/**
 * Further pictures of a property, over the first one, which stays in its place: swiped, or moved by buttons where there
 * is a mouse. The files are loaded once the card is touched. For screen readers and keyboards they are on the
 * property's page alone, as the link beside says all that the first one shows.
 */
export function CardPictures({ id, path, sizes, ids }: CardPicturesProps) {
	const words = useWords();
	const row = useRef<HTMLUListElement>(null);
	const [pictures, setPictures] = useState<readonly ListingPicture[]>([]);
	const [isTouched, setTouched] = useState(false);

	useEffect(() => {
		let isGone = false;
		void picturesOf(ids).then((found) => {
			if (!isGone) setPictures(found[id] ?? []);
		});
		return () => {
			isGone = true;
		};
	}, [ids, id]);

	if (pictures.length === 0) return null;

	function go(step: number) {
		const list = row.current;
		list?.scrollBy({ left: step * list.clientWidth });
	}

	return (
		<div
			aria-hidden="true"
			className="absolute inset-0 z-1 overflow-clip rounded-picture print-hidden"
			onPointerEnter={() => setTouched(true)}
		>
			<ul
				ref={row}
				tabIndex={-1}
				className="carousel flex size-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain motion-safe:scroll-smooth"
			>
				{[null, ...pictures].map((picture) => (
					<li key={picture?.src ?? ""} className="w-full shrink-0 snap-start snap-always">
						<Anchor to={path} tabIndex={-1} className="block size-full">
							{picture && isTouched && (
								<Picture picture={picture} alt="" sizes={sizes} className="size-full rounded-none!" />
							)}
						</Anchor>
					</li>
				))}
			</ul>
			{([-1, 1] as const).map((step) => (
				<IconButton
					key={step}
					icon={step < 0 ? "arrow-left" : "arrow-right"}
					look="surface"
					label={step < 0 ? words.previous : words.next}
					tabIndex={-1}
					onClick={() => go(step)}
					className={`absolute bottom-3 hidden! pointer-fine:group-hover:inline-flex! ${step < 0 ? "left-3" : "right-3"}`}
				/>
			))}
		</div>
	);
}
