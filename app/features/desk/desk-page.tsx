import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useSearchParams } from "react-router";
import { type DoneKey, doneKeys } from "../../domain/desk/answers";
import { useFaults } from "./fault-text";
import { Notice } from "./notice";

type DeskPageProps = {
	title: string;
	/** A sentence under the title. */
	intro?: ReactNode;
	/** Buttons and links beside the title. */
	tools?: ReactNode;
	/** Fills the height of the screen, with parts that scroll separately. */
	full?: boolean;
	children: ReactNode;
};

/** Outcome named by the URL; null if there is none. */
export function useDone(): DoneKey | null {
	const done = useSearchParams()[0].get("done");
	return doneKeys.find((key) => key === done) ?? null;
}

/** Whether a form came back with faults; focuses the first faulty field. */
function useRefused(): boolean {
	const errors = useFaults()?.errors;
	useEffect(() => {
		if (errors) document.querySelector<HTMLElement>("main [aria-invalid='true']")?.focus();
	}, [errors]);
	return errors !== undefined;
}

/** A page of the desk: heading, tools, and the notice of what was done. */
export function DeskPage({ title, intro, tools, full = false, children }: DeskPageProps) {
	const { t } = useTranslation("desk");
	const done = useDone();
	const isRefused = useRefused();
	return (
		<div className={full ? "desk-page desk-page-full" : "desk-page"}>
			<header className="desk-page-head">
				<div>
					<h1>{title}</h1>
					{intro && <p className="desk-quiet">{intro}</p>}
				</div>
				{tools && <div className="desk-tools">{tools}</div>}
			</header>
			{isRefused && <Notice tone="wrong">{t("layout.refused")}</Notice>}
			{done && !isRefused && <DoneNotice done={done} />}
			{children}
		</div>
	);
}

/** Takes the focus that is lost when the submitted form or its button disappears. */
function DoneNotice({ done }: { done: DoneKey }) {
	const { t } = useTranslation("desk");
	const { key } = useLocation();
	const notice = useRef<HTMLDivElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with each action
	useEffect(() => {
		const isFree = document.activeElement === document.body && location.hash === "";
		if (isFree) notice.current?.focus({ preventScroll: true });
	}, [key]);
	return (
		<div className="desk-done">
			<Notice tone="good" ref={notice}>
				{t(`done.${done}`)}
			</Notice>
		</div>
	);
}

type DeskSectionProps = {
	/** Anchor id. */
	id?: string;
	title: string;
	intro?: ReactNode;
	children: ReactNode;
};

export function DeskSection({ id, title, intro, children }: DeskSectionProps) {
	return (
		<section id={id} className="desk-section">
			<h2>{title}</h2>
			{intro && <p className="desk-quiet">{intro}</p>}
			{children}
		</section>
	);
}

/** Empty state: what is missing, and what to do about it. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
	return (
		<div className="desk-empty">
			<p>{title}</p>
			{children && <div className="desk-quiet">{children}</div>}
		</div>
	);
}
