import { useLocation } from "react-router";
import { displayPhone } from "../../domain/formatting/phone";
import type { Language } from "../../domain/language";
import { pageName } from "../../domain/pages/page-table";
import { pagePath } from "../../domain/pages/paths";
import { useTranslation } from "../../i18n/texts";
import { control } from "../../page/controls";
import { classNames } from "../../ui/class-names";
import { Icon } from "../../ui/icon";
import { Anchor, TextLink } from "../../ui/link";
import { Logo } from "./logo";
import { homesPath, languageNames, mainMenu } from "./menu";
import { useSite } from "./site-data";

export type HeaderProps = {
	language: Language;
	/** Paths of the page in every language. */
	alternates: Readonly<Record<Language, string>>;
};

function OwnersLink({ language }: { language: Language }) {
	const { t } = useTranslation("common");
	return (
		<TextLink to={pagePath("login", language)} look="plain" icon="user" className="min-h-11">
			{t("frame.login")}
		</TextLink>
	);
}

export function Header({ language, alternates }: HeaderProps) {
	const { t } = useTranslation("common");
	const { agency } = useSite();
	return (
		<header className="header print-hidden">
			<div className="page-width flex flex-wrap items-center justify-between gap-x-6 max-desktop:min-h-14">
				<Anchor to={pagePath("home", language)} className="logo-link reach shrink-0 desktop:hidden">
					<Logo alt={t("frame.toHome", { agency: agency.name })} className="h-7" />
				</Anchor>
				<div className="flex w-full items-center justify-end gap-6 text-sm max-desktop:hidden">
					<nav aria-label={t("frame.languages")} className="mr-auto">
						<LanguageSwitch language={language} alternates={alternates} />
					</nav>
					<FavouritesLink language={language} />
					<OwnersLink language={language} />
				</div>
				<div className="flex items-center gap-3 desktop:hidden">
					<FavouritesLink language={language} hideWord />
					<PhoneMenu language={language} alternates={alternates} />
				</div>
			</div>
			<div className="page-width flex items-center justify-between gap-8 pb-5 max-desktop:hidden">
				<Anchor to={pagePath("home", language)} className="logo-link shrink-0">
					<Logo alt={t("frame.toHome", { agency: agency.name })} className="h-9 wide:h-10" />
				</Anchor>
				<nav aria-label={t("frame.mainMenu")}>
					<MenuLinks language={language} className="header-menu flex flex-wrap justify-end gap-x-5 wide:gap-x-8" />
				</nav>
			</div>
		</header>
	);
}

type MenuLinksProps = { language: Language; className: string };

function MenuLinks({ language, className }: MenuLinksProps) {
	const { t } = useTranslation("common");
	const { pathname } = useLocation();
	const homeTypes = useSite().homeTypes;
	const entries = mainMenu.map((page) => {
		const path = pagePath(page, language);
		// The page of a property for sale is below the path of its list.
		const here = pathname === path ? ("page" as const) : pathname.startsWith(path) ? ("true" as const) : undefined;
		return { page, here };
	});
	return (
		<ul className={className}>
			{entries.map(({ page, here }) => (
				<li key={page}>
					<Anchor to={homesPath(page, language, homeTypes)} aria-current={here}>
						{t(pageName(page))}
					</Anchor>
				</li>
			))}
		</ul>
	);
}

/** Menu of phones and tablets: a native disclosure, so it opens without scripts. */
function PhoneMenu({ language, alternates }: HeaderProps) {
	const { t } = useTranslation("common");
	const { agency } = useSite();
	return (
		<details {...control("menu", "")} className="phone-menu group/menu">
			<summary className="-mr-2 flex min-h-11 items-center gap-2 px-2 font-medium">
				<Icon name="menu" className="size-6 group-open/menu:hidden" />
				<Icon name="x" className="hidden size-6 group-open/menu:block" />
				<span className="max-[359px]:sr-only">{t("frame.menu")}</span>
			</summary>
			<nav aria-label={t("frame.menu")} className="phone-menu-panel">
				<MenuLinks language={language} className="phone-menu-list grid tablet:grid-cols-2 tablet:gap-x-12" />
				<div className="mt-6 grid gap-2">
					<OwnersLink language={language} />
					<TextLink to={`tel:${agency.phoneInternational}`} look="plain" icon="phone" className="min-h-11">
						{displayPhone(agency.phone)}
					</TextLink>
				</div>
				<LanguageSwitch language={language} alternates={alternates} className="mt-4 border-hairline border-t pt-3" />
			</nav>
		</details>
	);
}

type LanguageSwitchProps = {
	language: Language;
	/** Paths of the page in every language. */
	alternates: Readonly<Record<Language, string>>;
	className?: string;
};

/** Plain links: another language is another document, with its own texts and `lang`. */
function LanguageSwitch({ language, alternates, className }: LanguageSwitchProps) {
	const { t } = useTranslation("common");
	const { languages } = useSite();
	if (languages.length < 2) return null;
	return (
		<ul aria-label={t("frame.languages")} className={classNames("languages flex flex-wrap gap-x-5", className)}>
			{languages.map((other) => (
				<li key={other}>
					<a
						href={alternates[other]}
						hrefLang={other}
						lang={other}
						aria-current={other === language ? "true" : undefined}
					>
						{languageNames[other]}
					</a>
				</li>
			))}
		</ul>
	);
}

/** Link to the favourites. A script adds their number in reserved space. */
function FavouritesLink({ language, hideWord = false }: { language: Language; hideWord?: boolean }) {
	const { t } = useTranslation("common");
	return (
		<Anchor
			to={pagePath("favourites", language)}
			className="inline-flex min-h-11 items-center gap-2 no-underline hover:text-accent"
		>
			<Icon name="heart" className="size-5" />
			<span className={hideWord ? "sr-only" : undefined}>{t("frame.favourites")}</span>
			<span className="favourites-count" {...control("favourites-count", "")}>
				<span className="sr-only">{` ${t("frame.favouritesCounted")}`}</span>
			</span>
		</Anchor>
	);
}
