import { Children, type ReactNode, useEffect, useRef, useState } from "react";
import { IconButton } from "./button";
import { classNames } from "./class-names";
import { useWords } from "./words";

type CarouselProps = {
	/** What is shown, for screen readers. */
	label: string;
	/** Announced and shown beside the buttons: '3 of 12'. */
	position?: (current: number, total: number) => string;
	/** Width of one slide by class; the whole row by default. */
	slideClassName?: string;
	className?: string;
	children: ReactNode;
};

/** A row that snaps from one slide to the next by finger, wheel or arrow key; the buttons need a script. */
export function Carousel({ label, position, slideClassName = "w-full", className, children }: CarouselProps) {
	const words = useWords();
	const row = useRef<HTMLUListElement>(null);
	const slides = Children.toArray(children);
	const [current, setCurrent] = useState(0);

	useEffect(() => {
		const list = row.current;
		if (!list) return;
		const seen = new IntersectionObserver(
			(entries) => {
				const entry = entries.find((candidate) => candidate.isIntersecting);
				if (entry) setCurrent(Array.from(list.children).indexOf(entry.target));
			},
			{ root: list, threshold: 0.6 },
		);
		for (const slide of list.children) seen.observe(slide);
		return () => seen.disconnect();
	}, []);

	function go(step: number) {
		const list = row.current;
		const target = list?.children[current + step];
		if (!list || !(target instanceof HTMLElement)) return;
		list.scrollTo({ left: target.offsetLeft - list.offsetLeft });
	}

	return (
		<section aria-label={label} className={classNames("group/carousel relative min-w-0", className)}>
			<ul
				ref={row}
				// Without a script the arrow keys are the only way to move it without a pointer.
				tabIndex={slides.length > 1 ? 0 : undefined}
				aria-label={label}
				className="carousel relative flex snap-x snap-mandatory gap-2 overflow-x-auto motion-safe:scroll-smooth"
			>
				{slides.map((slide, index) => (
					// Slides are a fixed sequence; their index is their key.
					<li key={`slide-${String(index)}`} className={classNames("shrink-0 snap-start", slideClassName)}>
						{slide}
					</li>
				))}
			</ul>
			{slides.length > 1 && (
				<div className="needs-script mt-3 flex items-center justify-between print-hidden">
					<p aria-live="polite" className="text-sm text-quiet tabular-nums">
						{position?.(current + 1, slides.length)}
					</p>
					<div className="flex gap-2">
						<IconButton
							icon="arrow-left"
							look="surface"
							label={words.previous}
							disabled={current === 0}
							onClick={() => go(-1)}
						/>
						<IconButton
							icon="arrow-right"
							look="surface"
							label={words.next}
							disabled={current === slides.length - 1}
							onClick={() => go(1)}
						/>
					</div>
				</div>
			)}
		</section>
	);
}
