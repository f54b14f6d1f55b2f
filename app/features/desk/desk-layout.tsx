import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import type { Staff } from "../../../worker/accounts/staff/service";
import { type DeskSection, deskSection, deskSectionPath, sectionsFor } from "../../domain/desk/sections";
import { sectionsOfSetup } from "../../domain/desk/setup";
import type { Language } from "../../domain/language";
import { pagePath } from "../../domain/pages/paths";
import { Icon, type IconName } from "../../ui/icon";
import { Logo } from "../layout/logo";
import { MAIN_ID, SkipLink } from "../layout/skip-link";
import { WordsInLanguage } from "../layout/words-in-language";
import { forgetDrafts } from "./use-draft";

type DeskUser = Pick<Staff, "name" | "email" | "role">;

type DeskLayoutProps = {
	user: DeskUser;
	language: Language;
	/** Number of waiting items per section. */
	waiting: Partial<Record<DeskSection, number>>;
	/** The site is not open yet: the desk shows its setup. */
	isClosed: boolean;
	children: ReactNode;
};

const icons: Readonly<Record<DeskSection, IconName>> = {
	status: "circle-check",
	inbox: "mail",
	listings: "house",
	viewings: "calendar",
	owners: "key-round",
	reports: "mail",
	results: "list",
	imports: "download",
	testimonials: "star",
	references: "check",
	newsletter: "bell",
	content: "file-text",
	setup: "check",
	brand: "images",
	redirects: "arrow-up-right",
	figures: "euro",
	people: "user",
	privacy: "info",
	register: "file-text",
	audit: "clock",
	account: "key-round",
};

const groups = ["work", "site", "agency"] as const;

/** Number of sections in the bar on phones; the others are behind its last button. */
const MAX_IN_BAR = 4;

/** Layout of every desk page: a sidebar on wide screens, a bottom bar on phones. */
export function DeskLayout({ user, language, waiting, isClosed, children }: DeskLayoutProps) {
	const { t } = useTranslation("desk");
	const { pathname } = useLocation();
	const sections = sectionsFor(user.role).filter((key) =>
		isClosed ? sectionsOfSetup.some((each) => each === key) : key !== "setup",
	);
	const main = sections.filter((key) => deskSection(key).group !== "own");
	const link = (key: DeskSection) => (
		<SectionLink key={key} section={key} language={language} waiting={waiting[key] ?? 0} />
	);
	return (
		<WordsInLanguage>
			<SkipLink />
			<PageAnnouncer />
			<div className="desk">
				<nav className="desk-side" aria-label={t("layout.menu")}>
					<Link to={pagePath("desk", language)} className="desk-logo">
						<Logo alt={t("layout.title")} />
					</Link>
					{groups.map((group) => {
						const own = main.filter((key) => deskSection(key).group === group);
						return own.length === 0 ? null : (
							<div key={group} className="desk-group">
								<p>{t(`group.${group}`)}</p>
								<ul>{own.map(link)}</ul>
							</div>
						);
					})}
					<AccountMenu user={user} language={language} />
				</nav>
				<main id={MAIN_ID} tabIndex={-1} className="desk-main">
					{children}
				</main>
				<nav className="desk-bar" aria-label={t("layout.bar")}>
					<ul>
						{main.slice(0, MAX_IN_BAR).map(link)}
						<li>
							<details key={pathname} className="desk-more">
								<summary>
									<Icon name="menu" className="desk-icon" />
									<span>{t("layout.more")}</span>
								</summary>
								<div className="desk-sheet">
									<ul>{main.slice(MAX_IN_BAR).map(link)}</ul>
									<AccountMenu user={user} language={language} />
								</div>
							</details>
						</li>
					</ul>
				</nav>
			</div>
		</WordsInLanguage>
	);
}

type SectionLinkProps = { section: DeskSection; language: Language; waiting: number };

function SectionLink({ section, language, waiting }: SectionLinkProps) {
	const { t } = useTranslation("desk");
	const { pathname } = useLocation();
	const path = deskSectionPath(section, language);
	return (
		<li>
			<Link to={path} aria-current={pathname.startsWith(path) ? "page" : undefined} className="desk-link">
				<Icon name={icons[section]} className="desk-icon" />
				<span>{t(`section.${section}`)}</span>
				{waiting > 0 && (
					<span className="desk-count">
						{waiting}
						<span className="sr-only"> {t("layout.waiting")}</span>
					</span>
				)}
			</Link>
		</li>
	);
}

/** The signed-in person, with links to their account. */
function AccountMenu({ user, language }: { user: DeskUser; language: Language }) {
	const { t } = useTranslation("desk");
	const account = deskSectionPath("account", language);
	return (
		<div className="desk-own">
			<Link to={account} className="desk-user">
				<span>{user.name}</span>
				<span className="desk-quiet">{t(`role.${user.role}`)}</span>
			</Link>
			<form method="post" action={account} onSubmit={() => forgetDrafts()}>
				<input type="hidden" name="intent" value="sign-out" />
				<button type="submit" className="desk-button desk-button-quiet">
					<Icon name="log-out" className="desk-icon" />
					{t("layout.signOut")}
				</button>
			</form>
			<Link to={pagePath("home", language)} reloadDocument className="desk-button desk-button-quiet">
				<Icon name="arrow-up-right" className="desk-icon" />
				{t("layout.toSite")}
			</Link>
		</div>
	);
}

/**
 * Announces navigation within the desk: screen readers hear the title, also of another tab, week or search, and a focus
 * outside the page moves into it, as in a new document.
 */
function PageAnnouncer() {
	const { pathname, search } = useLocation();
	const shown = useRef({ pathname, search });
	const [announced, setAnnounced] = useState({ title: "", address: "" });
	useEffect(() => {
		const before = shown.current;
		if (before.pathname === pathname && before.search === search) return;
		shown.current = { pathname, search };
		// The notice announces what was done and takes the focus.
		if (before.pathname === pathname && new URLSearchParams(search).has("done")) return;
		setAnnounced({ title: document.title, address: pathname + search });
		const main = document.getElementById(MAIN_ID);
		if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
	}, [pathname, search]);
	return (
		<p aria-live="polite" className="sr-only">
			{/* Keyed by URL, so that an equal title is announced again. */}
			<span key={announced.address}>{announced.title}</span>
		</p>
	);
}
