import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { brand } from "../../domain/agency/brand";
import { officeLines } from "../../domain/agency/office-address";
import { displayPhone } from "../../domain/formatting/phone";
import type { Language } from "../../domain/language";
import { officePath } from "../../domain/pages/office-paths";
import { pageName } from "../../domain/pages/page-table";
import { pagePath } from "../../domain/pages/paths";
import { useTranslation } from "../../i18n/texts";
import { classNames } from "../../ui/class-names";
import { Icon } from "../../ui/icon";
import { TextLink } from "../../ui/link";
import { ConsentSettingsLink } from "../consent/consent-settings-link";
import { homesPath, useHomeTypes } from "./homes-path";
import { footerMenus, legalMenu } from "./menu";
import { hasShortFooter } from "./short-footer";
import { useGives } from "./site-data";

const footerLink = "inline-flex min-h-8 items-center max-tablet:min-h-11";

type FooterProps = {
	language: Language;
	/** Whether the page can ask about cookies. */
	asksConsent?: boolean;
};

export function Footer({ language, asksConsent = true }: FooterProps) {
	const { pathname } = useLocation();
	return (
		<footer className="footer print-hidden">
			{hasShortFooter(pathname) || <Folds language={language} />}
			<div className="page-width footer-line">
				<p className="mr-auto">© {brand.legalName}</p>
				<LegalLinks language={language} />
				{asksConsent && <ConsentSettingsLink className={`${footerLink} hover:text-accent hover:underline`} />}
			</div>
		</footer>
	);
}

function LegalLinks({ language }: { language: Language }) {
	const { t } = useTranslation("common");
	return (
		<>
			{legalMenu.map((page) => (
				<TextLink key={page} to={pagePath(page, language)} look="plain" className={footerLink}>
					{t(pageName(page))}
				</TextLink>
			))}
		</>
	);
}

/** Everything that the footer leads to: a grid, and on phones a line for each part, which opens. */
function Folds({ language }: { language: Language }) {
	const gives = useGives();
	const homeTypes = useHomeTypes();
	const { t } = useTranslation("common");
	return (
		<>
			<h2 className="sr-only">{t("footer.label")}</h2>
			<div className="page-width footer-folds">
				<p className="footer-call">
					<span className="font-serif text-xl">{brand.name}</span>
					<TextLink to={`tel:${brand.phoneInternational}`} look="plain" icon="phone" className="min-h-11">
						{displayPhone(brand.phone)}
					</TextLink>
				</p>
				<Fold title={t("footer.offices")} className="footer-offices">
					<ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-6 gap-y-8 tablet:gap-x-8 desktop:grid-cols-4">
						{brand.offices.map((office) => (
							<li key={office.id}>
								<OfficeAddress office={office} language={language} />
							</li>
						))}
					</ul>
				</Fold>
				{footerMenus.map((menu) => (
					<Fold key={menu.title} title={t(menu.title)}>
						<FooterLinks
							label={t(menu.title)}
							links={menu.pages
								.filter((page) => gives.owners || page !== "login")
								.map((page) => ({ to: homesPath(page, language, homeTypes), label: t(pageName(page)) }))}
						/>
					</Fold>
				))}
				<Fold title={t("footer.legal")} className="footer-legal">
					<LegalFacts language={language} />
				</Fold>
			</div>
		</>
	);
}

function Fold({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
	return (
		<details className={classNames("fold footer-fold", className)}>
			<summary>
				<h3>{title}</h3>
				<Icon name="chevron-down" className="size-5" />
			</summary>
			{children}
		</details>
	);
}

type FooterLinksProps = { label: string; links: readonly { to: string; label: string }[] };

function FooterLinks({ label, links }: FooterLinksProps) {
	return (
		<nav aria-label={label}>
			<ul className="grid gap-0.5">
				{links.map(({ to, label }) => (
					<li key={to}>
						<TextLink to={to} look="plain" className={`${footerLink} text-quiet`}>
							{label}
						</TextLink>
					</li>
				))}
			</ul>
		</nav>
	);
}

function OfficeAddress({ office, language }: { office: (typeof brand)["offices"][number]; language: Language }) {
	return (
		<address className="not-italic text-quiet">
			<TextLink
				to={officePath(office, language)}
				look="plain"
				className={`${footerLink} font-medium text-base text-ink`}
			>
				{office.city[language]}
			</TextLink>
			{officeLines(office, language).map((line) => (
				<p key={line} className="first-of-type:mt-1">
					{line}
				</p>
			))}
			<TextLink to={`tel:${office.phoneInternational}`} look="plain" className={footerLink}>
				{displayPhone(office.phone)}
			</TextLink>
			<br />
			<TextLink
				to={`mailto:${office.email}`}
				look="plain"
				className="inline-block wrap-anywhere py-1 max-tablet:py-2.5"
			>
				{office.email.split("@")[0]}
				<wbr />@{office.email.split("@")[1]}
			</TextLink>
		</address>
	);
}

/** The legally required details of an agent, and links to social networks. */
function LegalFacts({ language }: { language: Language }) {
	const { t } = useTranslation("common");
	const { supervision, thirdPartyAccount, insurance, institute } = brand;
	const account = `${thirdPartyAccount.iban}, ${thirdPartyAccount.bank[language]} (${thirdPartyAccount.bic})`;
	const policy = t("footer.policyNumber", { number: insurance.policy });
	const facts: readonly { term: string; value: ReactNode }[] = [
		{ term: institute.label[language], value: institute.number },
		{ term: t("footer.companyNumber"), value: brand.companyNumber },
		{ term: t("footer.vatNumber"), value: brand.vatNumber },
		{ term: t("footer.supervisionBelgium"), value: <Authority {...supervision.belgium} language={language} /> },
		...(brand.luxembourgPermit === ""
			? []
			: [
					{ term: t("footer.luxembourgPermit"), value: brand.luxembourgPermit },
					{
						term: t("footer.supervisionLuxembourg"),
						value: <Authority {...supervision.luxembourg} language={language} />,
					},
				]),
		{ term: t("footer.thirdPartyAccount"), value: account },
		{ term: t("footer.insurance"), value: `${insurance.insurer[language]}, ${policy}` },
	];
	return (
		<>
			<dl className="grid grid-cols-2 hyphens-auto gap-x-6 gap-y-3 text-quiet max-tablet:text-sm tablet:gap-x-8">
				{facts.map((fact) => (
					<div key={fact.term} className="min-w-0">
						<dt>{fact.term}</dt>
						<dd className="wrap-anywhere text-ink">{fact.value}</dd>
					</div>
				))}
			</dl>
			{brand.social.length > 0 && (
				<>
					<h3 className="mt-6 font-medium font-sans text-base">{t("footer.follow")}</h3>
					<ul className="mt-1 flex flex-wrap gap-x-6">
						{brand.social.map(({ network, url }) => (
							<li key={network}>
								<TextLink to={url} newWindow look="plain" className={`${footerLink} text-quiet`}>
									{network}
								</TextLink>
							</li>
						))}
					</ul>
				</>
			)}
		</>
	);
}

type AuthorityProps = (typeof brand)["supervision"]["belgium" | "luxembourg"] & { language: Language };

function Authority({ name, address, website, language }: AuthorityProps) {
	return (
		<>
			<TextLink to={website}>{name[language]}</TextLink>
			<span className="block text-quiet">{address[language]}</span>
		</>
	);
}
