import { Fragment, type ReactNode } from "react";
import { pagePath } from "../../domain/pages/paths";
import { useLanguage } from "../../i18n/texts";
import type { Crumb } from "../../ui/breadcrumb";
import { ButtonLink } from "../../ui/button";
import { Anchor } from "../../ui/link";
import type { PictureFile } from "../../ui/picture";
import { Picture } from "../../ui/picture";
import { Breadcrumbs } from "../layout/breadcrumbs";
import { LinkedText } from "./linked-text";
import type { PageText, TextSection } from "./page-text";

type TextArticleProps = {
	text: PageText;
	/** Breadcrumbs between the home page and this one. */
	parents?: readonly Crumb[];
	picture?: PictureFile | null;
	/** Content after the section with this index, from 0. */
	inset?: { after: number; content: ReactNode };
	/** Content after the text, in its column. */
	children?: ReactNode;
};

/** Long text: sections in lines of a readable length, with a table of contents beside them. */
export function TextArticle({ text, parents = [], picture, inset, children }: TextArticleProps) {
	const language = useLanguage();
	const split = inset ? inset.after + 1 : text.sections.length;
	return (
		<article className="page-width pt-8">
			<Breadcrumbs crumbs={[...parents, { label: text.title }]} />
			<header className="mt-8 tablet:mt-12">
				<h1 className="max-w-[20ch] text-5xl">{text.title}</h1>
				<p className="mt-6 max-w-measure text-quiet text-xl">
					<LinkedText text={text.intro} />
				</p>
			</header>
			{picture && (
				<Picture
					picture={picture}
					sizes="(width < 1376px) 100vw, 1280px"
					eager
					className="mt-12 aspect-3/2 tablet:aspect-21/9"
				/>
			)}
			<div className="mt-12 grid gap-x-16 tablet:mt-16 desktop:grid-cols-[15rem_minmax(0,1fr)]">
				<TableOfContents label={text.contents} sections={text.sections} />
				<div className="min-w-0">
					<Sections sections={text.sections.slice(0, split)} />
					{inset?.content}
					<Sections sections={text.sections.slice(split)} />
					{children}
					{text.action && (
						<p className="mt-12">
							<ButtonLink to={pagePath(text.action.page, language)}>{text.action.label}</ButtonLink>
						</p>
					)}
				</div>
			</div>
		</article>
	);
}

function Sections({ sections }: { sections: readonly TextSection[] }) {
	if (sections.length === 0) return null;
	return (
		<div className="prose text-lg">
			{sections.map((section) => (
				<Fragment key={section.id}>
					<h2 id={section.id} className="first:mt-0">
						{section.heading}
					</h2>
					{section.paragraphs.map((paragraph) => (
						<p key={paragraph}>
							<LinkedText text={paragraph} />
						</p>
					))}
					{section.list.length > 0 && (
						<ul>
							{section.list.map((item) => (
								<li key={item}>
									<LinkedText text={item} />
								</li>
							))}
						</ul>
					)}
				</Fragment>
			))}
		</div>
	);
}

function TableOfContents({ label, sections }: { label: string; sections: readonly TextSection[] }) {
	return (
		<nav aria-labelledby="contents" className="print-hidden max-desktop:hidden">
			<div className="sticky top-8 pt-1 text-sm">
				<p id="contents" className="text-quiet">
					{label}
				</p>
				<ol className="mt-2">
					{sections.map((section) => (
						<li key={section.id}>
							<Anchor to={`#${section.id}`} className="block py-1.5 no-underline hover:text-accent hover:underline">
								{section.heading}
							</Anchor>
						</li>
					))}
				</ol>
			</div>
		</nav>
	);
}
