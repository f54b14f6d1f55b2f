import { bookingPath } from "../../../domain/pages/booking-path";
import { useLanguage, useTranslation } from "../../../i18n/texts";
import { control } from "../../../page/controls";
import { ButtonLink } from "../../../ui/button";
import { Icon } from "../../../ui/icon";

/**
 * The next times for a viewing, as links that carry their choice to the booking. A script fills them in; without one a
 * link leads to all of them.
 */
export function NextSlots({ propertyId }: { propertyId: number }) {
	const { t } = useTranslation("property");
	const booking = bookingPath(propertyId, useLanguage());
	const words = { free: t("slots.plan"), full: t("slots.informed"), none: t("slots.request") };
	return (
		<section
			aria-labelledby="slots-title"
			className="next-slots print-hidden"
			{...control("slots", { property: propertyId, booking, words })}
		>
			<h2 id="slots-title">{t("slots.title")}</h2>
			<p className="slots-full">{t("slots.full")}</p>
			<template>
				<li>
					<a href={booking} rel="nofollow" className="slot-button">
						<time>
							<span>{words.free}</span> <b />
						</time>
					</a>
				</li>
			</template>
			<ul />
			<ButtonLink to={booking} rel="nofollow" variant="secondary" size="small" className="mt-3">
				<Icon name="calendar" className="size-4" />
				<span data-all-slots>{words.free}</span>
			</ButtonLink>
		</section>
	);
}
