import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Icon, type IconName } from "../../ui/icon";

const LOOK = "desk-button desk-button-plain";

type WithIcon = { icon?: IconName };

/** Link within the desk that looks like a button. */
export function DeskLink({ icon, children, ...link }: Omit<ComponentProps<typeof Link>, "className"> & WithIcon) {
	return (
		<Link {...link} className={LOOK}>
			{icon && <Icon name={icon} className="desk-icon" />}
			{children}
		</Link>
	);
}

/** Link out of the desk that looks like a button: to the site, a file or a telephone. */
export function DeskAnchor({ icon, children, ...anchor }: Omit<ComponentProps<"a">, "className"> & WithIcon) {
	return (
		<a {...anchor} className={LOOK}>
			{icon && <Icon name={icon} className="desk-icon" />}
			{children}
		</a>
	);
}

/** Downloads the page's table. */
export function CsvLink({ href }: { href: string }) {
	const { t } = useTranslation("desk");
	return (
		<DeskAnchor href={href} icon="download" download>
			{t("layout.csv")}
		</DeskAnchor>
	);
}
