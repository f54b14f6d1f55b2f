import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { languages } from "../../domain/language";
import { pathInLanguage } from "../../domain/pages/address";
import { notInvalidYet } from "../../ui/field";
import { Logo } from "../layout/logo";
import { useSite } from "../layout/site-data";
import { MAIN_ID } from "../layout/skip-link";
import { WordsInLanguage } from "../layout/words-in-language";

/** Page outside the desk, for people without a session, with one task. */
export function DeskPublicPage({ title, intro, children }: { title: string; intro?: ReactNode; children: ReactNode }) {
	const { agency, languages: enabled, language } = useSite();
	const { pathname, search } = useLocation();
	return (
		<WordsInLanguage>
			<div className="desk-door">
				<main id={MAIN_ID} tabIndex={-1}>
					<Logo alt={agency.name} />
					<h1>{title}</h1>
					{intro && <p className="desk-quiet">{intro}</p>}
					{children}
				</main>
				<ul className="desk-languages">
					{languages
						.filter((each) => enabled.includes(each))
						.map((each) => (
							<li key={each}>
								<a
									href={(pathInLanguage(pathname, each) ?? pathname) + search}
									hrefLang={each}
									aria-current={each === language ? "true" : undefined}
								>
									{each.toUpperCase()}
								</a>
							</li>
						))}
				</ul>
			</div>
		</WordsInLanguage>
	);
}

type DeskPublicFormProps = {
	/** Text of the button. */
	submit: string;
	/** Highlights the button, if there is no better way to sign in. */
	isMain?: boolean;
	children: ReactNode;
};

/** Form of such a page: a plain post to the page itself. */
export function DeskPublicForm({ submit, isMain = false, children }: DeskPublicFormProps) {
	return (
		<form {...notInvalidYet} method="post" className="desk-form">
			{children}
			<button type="submit" className={`desk-button desk-button-${isMain ? "main" : "plain"}`}>
				{submit}
			</button>
		</form>
	);
}
