import { useTranslation } from "react-i18next";
import { redirect } from "react-router";
import { appointments, listings, site, visitor } from "../../context";
import { idOf } from "../../domain/address";
import { isOnMarket } from "../../domain/listing";
import { pagePath } from "../../domain/paths";
import { visitWeeks } from "../../domain/visit-weeks";
import { headTitle } from "../../features/content/page-text";
import { notFound } from "../../features/errors/not-found";
import { AboutHome } from "../../features/forms/about-home";
import { FormScreen } from "../../features/forms/form-screen";
import { returnedForm } from "../../features/forms/form-state";
import { alternatesOf } from "../../features/frame/alternates";
import type { PageHead } from "../../features/frame/head";
import { translator } from "../../i18n/translator";
import type { Route } from "./+types/route";
import { BookingForm } from "./booking-form";
import { NoPlace } from "./no-place";

export const handle = { namespaces: ["forms", "appointments", "listing"] };

/** The times at which the home of `?property=4101` can be visited, as they are this moment. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const { language } = context.get(visitor);
	const property = url.searchParams.get("property");
	if (property === null) throw redirect(pagePath("/contact/", language));
	const id = idOf(property);
	const answer = id === null ? null : await context.get(listings).property(id, language);
	if (answer?.found !== "listed") throw await notFound(context, "listing");
	const { card } = answer.detail;
	const isOpen = isOnMarket(card.state);
	const slots = isOpen ? await context.get(appointments).slots(card.id) : [];
	const t = translator(language, context.get(site).defaultLanguage, "forms");
	const head: PageHead = {
		title: headTitle(t("form.contact-appointment.title")),
		description: null,
		alternates: alternatesOf(url.pathname, `?property=${card.id}`),
		robots: "noindex",
	};
	return {
		head,
		card,
		isOpen,
		weeks: visitWeeks(slots, language),
		hasPlace: slots.some(({ free }) => free > 0),
		state: await returnedForm(context, ["contact-appointment", "appointment-alert"]),
	};
}

export default function BookAppointmentRoute({ loaderData }: Route.ComponentProps) {
	const { card, isOpen, weeks, hasPlace, state } = loaderData;
	const { t } = useTranslation("forms");
	const form = isOpen && hasPlace ? "contact-appointment" : "appointment-alert";
	return (
		<FormScreen
			title={t("form.contact-appointment.title")}
			intro={form === "contact-appointment" ? t("form.contact-appointment.intro") : null}
		>
			<AboutHome card={card} />
			{form === "contact-appointment" ? (
				<BookingForm propertyId={card.id} weeks={weeks} state={state} />
			) : (
				<NoPlace propertyId={card.id} isOpen={isOpen} weeks={weeks} state={state} />
			)}
		</FormScreen>
	);
}
