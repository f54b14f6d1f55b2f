import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../../i18n/texts";
import type { PageSection } from "./page-sections";

type SectionBarProps = { sections: readonly PageSection[] };

/** A section is the current one while it lies in this part of the screen. */
const IN_VIEW = "-15% 0px -75% 0px";

/** Links to the parts of the page, above it while it scrolls; a script marks the part that is in view. */
export function SectionBar({ sections }: SectionBarProps) {
	const { t } = useTranslation("property");
	const list = useRef<HTMLUListElement>(null);
	const [current, setCurrent] = useState<string | null>(null);

	useEffect(() => {
		const observer = new IntersectionObserver(
			(entries) => {
				const entry = entries.find(({ isIntersecting }) => isIntersecting);
				if (entry) setCurrent(entry.target.id);
			},
			{ rootMargin: IN_VIEW },
		);
		for (const section of sections) {
			const element = document.getElementById(section);
			if (element) observer.observe(element);
		}
		return () => observer.disconnect();
	}, [sections]);

	useEffect(() => {
		const link = current === null ? null : list.current?.querySelector<HTMLElement>(`[href="#${current}"]`);
		if (!link || !list.current) return;
		list.current.scrollTo({ left: link.offsetLeft - (list.current.clientWidth - link.offsetWidth) / 2 });
	}, [current]);

	return (
		<nav aria-label={t("sections.label")} className="section-bar print-hidden">
			<ul ref={list}>
				{sections.map((section) => (
					<li key={section}>
						<a href={`#${section}`} aria-current={section === current ? "true" : undefined}>
							{t(`sections.${section}`)}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
