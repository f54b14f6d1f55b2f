import { useLanguage, useTranslation } from "../../../i18n/texts";
import { control } from "../../../page/controls";
import { ButtonLink } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { bookingPath } from "./booking-path";

/**
 * The next times for a viewing, as links that carry their choice to the booking. A script fills them in; without one a
 * link leads to all of them.
 */
export function NextSlots({ propertyId }: { propertyId: number }) {
	const { t } = useTranslation("property");
	const booking = bookingPath(propertyId, useLanguage());
	const words = { plan: t("slots.plan"), request: t("slots.request"), informed: t("slots.informed") };
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
							<span>{words.plan}</span> <b />
						</time>
					</a>
				</li>
			</template>
			<ul />
			<ButtonLink to={booking} rel="nofollow" variant="secondary" size="small" className="mt-3">
				<Icon name="calendar" className="size-4" />
				<span data-all-slots>{words.plan}</span>
			</ButtonLink>
		</section>
	);
}
