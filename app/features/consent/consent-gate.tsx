import type { ReactNode } from "react";
import type { ConsentCategory } from "../../domain/consent/consent";
import { useTranslation } from "../../i18n/texts";
import { control } from "../../page/controls";
import { Button } from "../../ui/button";
import { classNames } from "../../ui/class-names";
import { TextLink } from "../../ui/link";

type ConsentGateProps = {
	category: ConsentCategory;
	/** Name of the third party, such as 'YouTube'. */
	service: string;
	/** URL of the content itself, for visitors without consent or JavaScript. */
	href: string;
	/** Picture of our own that fills the box. */
	poster?: ReactNode;
	/** Class of the box; set the content's aspect ratio to avoid a layout shift. */
	className?: string;
	/** Loaded only with consent. */
	children: ReactNode;
};

/** Blocks third-party content until the visitor consents, once or everywhere. */
export function ConsentGate({ category, service, href, poster, className, children }: ConsentGateProps) {
	const { t } = useTranslation("common");
	return (
		<div className={classNames("consent-gate", className)} {...control("gate", category)}>
			<template>
				<div className={className}>{children}</div>
			</template>
			{poster}
			<div className="consent-gate-question">
				<p className="text-sm">{t("consent.gateText", { service })}</p>
				<div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
					<Button size="small" {...control("gate-open", "once")} className="needs-script">
						{t("consent.gateOnce")}
					</Button>
					<Button size="small" variant="secondary" {...control("gate-open", "always")} className="needs-script">
						{t("consent.gateAlways")}
					</Button>
					<TextLink to={href} newWindow className="text-sm">
						{t("consent.gateOutside", { service })}
					</TextLink>
				</div>
			</div>
		</div>
	);
}
