import type { ReactNode } from "react";
import { useLocation } from "react-router";
import type { Brand, Office } from "../../domain/agency/brand";
import { officeLines } from "../../domain/agency/office-address";
import { displayPhone } from "../../domain/formatting/phone";
import type { Language } from "../../domain/language";
import { officePath } from "../../domain/pages/office-paths";
import { pageName } from "../../domain/pages/page-table";
import { pagePath } from "../../domain/pages/paths";
import { useTranslation } from "../../i18n/texts";
import { classNames } from "../../ui/class-names";
import { Icon } from "../../ui/icon";
import { Anchor, TextLink } from "../../ui/link";
import { ConsentSettingsLink } from "../consent/consent-settings-link";
import { footerMenus, homesPath, legalMenu } from "./menu";
import { hasShortFooter } from "./short-footer";
import { useSite } from "./site-data";

type FooterProps = {
	language: Language;
	/** Whether the page has the cookie banner. */
	asksConsent?: boolean;
};

export function Footer({ language, asksConsent = true }: FooterProps) {
	const { pathname } = useLocation();
	const { agency } = useSite();
	return (
		<footer className="footer print-hidden">
			{hasShortFooter(pathname) || <Folds language={language} />}
			<div className="page-width footer-line">
				<p className="mr-auto">{`© ${agency.legalName}`}</p>
				<LegalLinks language={language} />
				{asksConsent && <ConsentSettingsLink />}
			</div>
		</footer>
	);
}

function LegalLinks({ language }: { language: Language }) {
	const { t } = useTranslation("common");
	return (
		<>
			{legalMenu.map((page) => (
				<Anchor key={page} to={pagePath(page, language)}>
					{t(pageName(page))}
				</Anchor>
			))}
		</>
	);
}

/** Links of the footer: a grid, on phones a disclosure for each group. */
function Folds({ language }: { language: Language }) {
	const { agency, homeTypes } = useSite();
	const { t } = useTranslation("common");
	return (
		<>
			<h2 className="sr-only">{t("footer.label")}</h2>
			<div className="page-width footer-folds">
				<p className="footer-call">
					<span className="font-serif text-xl">{agency.name}</span>
					<TextLink to={`tel:${agency.phoneInternational}`} look="plain" icon="phone" className="min-h-11">
						{displayPhone(agency.phone)}
					</TextLink>
				</p>
				<Fold title={t("footer.offices")} className="footer-offices">
					<ul>
						{agency.offices.map((office) => (
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
							links={menu.pages.map((page) => ({ to: homesPath(page, language, homeTypes), label: t(pageName(page)) }))}
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
			<ul>
				{links.map(({ to, label }) => (
					<li key={to}>
						<Anchor to={to}>{label}</Anchor>
					</li>
				))}
			</ul>
		</nav>
	);
}

function OfficeAddress({ office, language }: { office: Office; language: Language }) {
	const [name, domain] = office.email.split("@");
	return (
		<address>
			<Anchor to={officePath(office, language)}>{office.city[language]}</Anchor>
			{officeLines(office, language).map((line) => (
				<p key={line}>{line}</p>
			))}
			<Anchor to={`tel:${office.phoneInternational}`}>{displayPhone(office.phone)}</Anchor>
			<br />
			<Anchor to={`mailto:${office.email}`}>
				{name}
				<wbr />
				{`@${domain}`}
			</Anchor>
		</address>
	);
}

/** The legally required details of an agent, and links to social networks. */
function LegalFacts({ language }: { language: Language }) {
	const { t } = useTranslation("common");
	const { agency } = useSite();
	const { supervision, thirdPartyAccount, insurance, institute } = agency;
	const account = `${thirdPartyAccount.iban}, ${thirdPartyAccount.bank[language]} (${thirdPartyAccount.bic})`;
	const policy = t("footer.policyNumber", { number: insurance.policy });
	const facts: readonly { term: string; value: ReactNode }[] = [
		{ term: institute.label[language], value: institute.number },
		{ term: t("footer.companyNumber"), value: agency.companyNumber },
		{ term: t("footer.vatNumber"), value: agency.vatNumber },
		{ term: t("footer.supervisionBelgium"), value: <Authority {...supervision.belgium} language={language} /> },
		...(agency.luxembourgPermit === ""
			? []
			: [
					{ term: t("footer.luxembourgPermit"), value: agency.luxembourgPermit },
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
			<dl>
				{facts.map((fact) => (
					<div key={fact.term}>
						<dt>{fact.term}</dt>
						<dd>{fact.value}</dd>
					</div>
				))}
			</dl>
			{agency.social.length > 0 && (
				<>
					<h3>{t("footer.follow")}</h3>
					<ul className="mt-1 flex flex-wrap gap-x-6">
						{agency.social.map(({ network, url }) => (
							<li key={network}>
								<Anchor to={url} newWindow>
									{network}
								</Anchor>
							</li>
						))}
					</ul>
				</>
			)}
		</>
	);
}

type AuthorityProps = Brand["supervision"]["belgium" | "luxembourg"] & { language: Language };

function Authority({ name, address, website, language }: AuthorityProps) {
	return (
		<>
			<TextLink to={website}>{name[language]}</TextLink>
			<span>{address[language]}</span>
		</>
	);
}
