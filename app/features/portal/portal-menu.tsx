import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { accountPath, ownedPropertyPath } from "../../domain/accounts/portal-paths";
import type { Language } from "../../domain/language";
import { pagePath } from "../../domain/pages/paths";
import { Button } from "../../ui/button";
import { Anchor, TextLink } from "../../ui/link";
import { OwnerForm } from "./owner-form";

/** The portal's navigation: properties, account, sign out. */
export function PortalMenu({ language }: { language: Language }) {
	const { t } = useTranslation("portal");
	const { pathname } = useLocation();
	const account = accountPath(language);
	const entries = [
		{ to: pagePath("owner", language), label: t("menu.homes"), here: !pathname.startsWith(account) },
		{ to: account, label: t("menu.account"), here: pathname.startsWith(account) },
	];
	return (
		<nav
			aria-label={t("menu.label")}
			className="flex flex-wrap items-center justify-between gap-x-6 border-hairline border-b print-hidden"
		>
			<ul className="flex gap-6">
				{entries.map(({ to, label, here }) => (
					<li key={to}>
						<Anchor
							to={to}
							aria-current={here ? "page" : undefined}
							className={`-mb-px inline-flex min-h-12 items-center border-b-2 font-medium ${here ? "border-accent" : "border-transparent text-quiet hover:text-ink"}`}
						>
							{label}
						</Anchor>
					</li>
				))}
			</ul>
			<OwnerForm action="/api/session/end">
				<Button type="submit" variant="quiet" size="small" icon="log-out">
					{t("menu.signOut")}
				</Button>
			</OwnerForm>
		</nav>
	);
}

type PropertyName = { id: number; title: string | null };

/** Links to the owner's other properties. */
export function OtherProperties({ properties, language }: { properties: readonly PropertyName[]; language: Language }) {
	const { t } = useTranslation("portal");
	if (properties.length === 0) return null;
	return (
		<nav
			aria-label={t("homes.other")}
			className="flex flex-wrap items-center gap-x-4 tablet:gap-y-1 py-1 text-sm tablet:py-3 print-hidden"
		>
			<span className="text-quiet">{t("homes.other")}:</span>
			{properties.map(({ id, title }) => (
				<TextLink
					key={id}
					to={ownedPropertyPath(id, language)}
					className="max-tablet:inline-flex max-tablet:min-h-11 max-tablet:items-center"
				>
					{title ?? t("homes.untitled", { id })}
				</TextLink>
			))}
		</nav>
	);
}
