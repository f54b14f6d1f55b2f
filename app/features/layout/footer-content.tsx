import type { ReactNode } from "react";
import { brand } from "../../domain/agency/brand";
import { officeLines } from "../../domain/agency/office-address";
import { displayPhone } from "../../domain/formatting/phone";
import type { Language } from "../../domain/language";
import { officePath } from "../../domain/pages/office-paths";
import { pagePath } from "../../domain/pages/paths";
import { pricePath } from "../../domain/pages/price-paths";
import { readingPath } from "../../domain/pages/reading-paths";
import { useTranslation } from "../../i18n/texts";
import { Kept } from "../../ui/kept";
import { TextLink } from "../../ui/link";
import { ConsentSettingsLink } from "../consent/consent-settings-link";
import { homesPath, useHomeTypes } from "./homes-path";
import { footerMenus, legalMenu } from "./menu";
import { readingMenu } from "./reading-menu";
import { useGives } from "./site-data";

const footerLink = "inline-flex min-h-8 items-center";

/** The content of the footer; its container is `Footer`. */
export function FooterContent({ language }: { language: Language }) {
	const gives = useGives();
	const homeTypes = useHomeTypes();
	const { t } = useTranslation("common");
	return (
		<Kept by={`footer ${gives.owners} ${homeTypes.join()}`}>
			{() => (
				<>
					<h2 className="sr-only">{t("footer.label")}</h2>
					<div className="page-width grid grid-cols-2 gap-x-6 gap-y-10 py-12 tablet:grid-cols-4 tablet:gap-x-8 tablet:gap-y-12 tablet:py-16">
						<section className="footer-offices col-span-full" aria-labelledby="footer-offices">
							<h3 id="footer-offices" className="text-2xl">
								{t("footer.offices")}
							</h3>
							<ul className="mt-6 grid grid-cols-2 gap-x-6 gap-y-8 tablet:gap-x-8 desktop:grid-cols-4">
								{brand.offices.map((office) => (
									<li key={office.id}>
										<OfficeAddress office={office} language={language} />
									</li>
								))}
							</ul>
						</section>
						{footerMenus.map((menu, index) => (
							<div key={menu.title} className="grid content-start gap-y-8 tablet:col-span-2 desktop:col-span-1">
								<nav aria-label={t(menu.title)}>
									<h3 className="font-medium font-sans">{t(menu.title)}</h3>
									<FooterLinks
										links={menu.entries
											.filter(({ page }) => gives.owners || page !== "/login/")
											.map(({ page, label }) => ({ to: homesPath(page, language, homeTypes), label: t(label) }))}
									/>
								</nav>
								{index === 0 && (
									<nav aria-label={t("footer.reading")}>
										<h3 className="font-medium font-sans">{t("footer.reading")}</h3>
										<FooterLinks
											links={[
												...readingMenu.map(({ page, label }) => ({ to: readingPath(page, language), label: t(label) })),
												{ to: pricePath("sale", language), label: t("menu.prices") },
											]}
										/>
									</nav>
								)}
							</div>
						))}
						<LegalBlock language={language} />
					</div>
					<div className="border-hairline border-t">
						<div className="page-width flex flex-wrap items-center gap-x-6 gap-y-1 py-6 text-quiet">
							<p className="mr-auto">© {brand.legalName}</p>
							{legalMenu.map((entry) => (
								<TextLink key={entry.page} to={pagePath(entry.page, language)} look="plain" className={footerLink}>
									{t(entry.label)}
								</TextLink>
							))}
							<ConsentSettingsLink className={`${footerLink} hover:text-accent hover:underline`} />
						</div>
					</div>
				</>
			)}
		</Kept>
	);
}

function FooterLinks({ links }: { links: readonly { to: string; label: string }[] }) {
	return (
		<ul className="mt-3 grid gap-0.5">
			{links.map(({ to, label }) => (
				<li key={to}>
					<TextLink to={to} look="plain" className={`${footerLink} text-quiet`}>
						{label}
					</TextLink>
				</li>
			))}
		</ul>
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
			<TextLink to={`mailto:${office.email}`} look="plain" className="inline-block py-1">
				{office.email.split("@")[0]}
				<wbr />@{office.email.split("@")[1]}
			</TextLink>
		</address>
	);
}

/** The legally required details of an agent, and links to social networks. */
function LegalBlock({ language }: { language: Language }) {
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
		<section aria-labelledby="footer-legal" className="col-span-full desktop:col-span-2">
			<h3 id="footer-legal" className="font-medium font-sans">
				{t("footer.legal")}
			</h3>
			<dl className="mt-3 grid grid-cols-2 hyphens-auto gap-x-6 gap-y-3 text-quiet max-tablet:text-sm tablet:gap-x-8">
				{facts.map((fact) => (
					<div key={fact.term} className="min-w-0">
						<dt>{fact.term}</dt>
						<dd className="wrap-anywhere text-ink">{fact.value}</dd>
					</div>
				))}
			</dl>
			{brand.social.length > 0 && (
				<>
					<h3 className="mt-6 font-medium font-sans">{t("footer.follow")}</h3>
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
		</section>
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
