import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { Notice } from "./notice";

type DeskPageProps = {
	title: string;
	/** A sentence under the title. */
	intro?: ReactNode;
	/** Buttons and links beside the title. */
	tools?: ReactNode;
	/** Of what a form has done: `done.{key}` of this function; without it, of the namespace `desk`. */
	doneText?: (key: string) => string;
	/** Fills the height of the screen, with parts that scroll by themselves. */
	full?: boolean;
	children: ReactNode;
};

const doneShape = /^[a-z][\w.-]{0,60}$/i;

/** What the address says was done; null for nothing. */
export function useDone(): string | null {
	const done = useSearchParams()[0].get("done");
	return done && doneShape.test(done) ? done : null;
}

/** A page of the desk: heading, tools, and the notice of what was done. */
export function DeskPage({ title, intro, tools, doneText, full = false, children }: DeskPageProps) {
	const { t } = useTranslation("desk");
	const done = useDone();
	return (
		<div className={full ? "desk-page desk-page-full" : "desk-page"}>
			<header className="desk-page-head">
				<div>
					<h1>{title}</h1>
					{intro && <p className="desk-quiet">{intro}</p>}
				</div>
				{tools && <div className="desk-tools">{tools}</div>}
			</header>
			{done && <Notice tone="good">{doneText ? doneText(done) : t(`done.${done}`)}</Notice>}
			{children}
		</div>
	);
}

/** A part of a page with a heading of its own. */
export function DeskSection({ title, intro, children }: { title: string; intro?: ReactNode; children: ReactNode }) {
	return (
		<section className="desk-section">
			<h2>{title}</h2>
			{intro && <p className="desk-quiet">{intro}</p>}
			{children}
		</section>
	);
}

/** Where there is nothing: what is so, and what can be done. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
	return (
		<div className="desk-empty">
			<p>{title}</p>
			{children && <div className="desk-quiet">{children}</div>}
		</div>
	);
}
