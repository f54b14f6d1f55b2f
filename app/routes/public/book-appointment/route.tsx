import { redirect } from "react-router";
import { appointments, listings, visitor } from "../../../context";
import { viewingQuestions } from "../../../domain/forms/rent-questions";
import { idOf } from "../../../domain/pages/address";
import { pagePath } from "../../../domain/pages/paths";
import { formRefusal } from "../../../domain/property/listing";
import { viewingWeeks } from "../../../domain/viewings/weeks";
import { notFound } from "../../../features/errors/not-found";
import { AboutProperty } from "../../../features/forms/about-property";
import { FormScreen } from "../../../features/forms/form-screen";
import { returnedForm } from "../../../features/forms/form-state";
import { hiddenHead, textsOf } from "../../../features/layout/page-loader";
import { useTranslation } from "../../../i18n/texts";
import { Island } from "../../../page/island";
import type { Route } from "./+types/route";
import { BookingForm } from "./live/booking-form";
import { NoSeat } from "./no-seat";

/** Current slots for viewings of the property in `?property=4101`. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const { language } = context.get(visitor);
	const property = url.searchParams.get("property");
	if (property === null) throw redirect(pagePath("contact", language));
	const id = idOf(property);
	const answer = id === null ? null : await context.get(listings).property(id, language);
	if (answer?.found !== "listed") throw await notFound(context, "listing");
	const { card } = answer.detail;
	const refusal = formRefusal(card, "viewing");
	const slots = refusal === null ? await context.get(appointments).slots(card.id) : [];
	const t = textsOf(context, "forms");
	const head = hiddenHead(t("form.contact-appointment.title"), url.pathname);
	return {
		head,
		card,
		refusal,
		weeks: viewingWeeks(slots, language),
		// A slot that was taken meanwhile is not preselected.
		chosen: slots.find(({ id, free }) => free > 0 && id === url.searchParams.get("slot"))?.id ?? null,
		questions: viewingQuestions(card, answer.detail.region),
		hasSeat: slots.some(({ free }) => free > 0),
		state: await returnedForm(context, ["contact-appointment", "appointment-alert"]),
	};
}

export default function BookAppointmentRoute({ loaderData }: Route.ComponentProps) {
	const { card, refusal, weeks, chosen, hasSeat, questions, state } = loaderData;
	const { t } = useTranslation("forms");
	const form = refusal === null && hasSeat ? "contact-appointment" : "appointment-alert";
	return (
		<FormScreen
			title={t("form.contact-appointment.title")}
			intro={null}
			isQuiet={form === "contact-appointment"}
			about={
				// The id has the form's name, so that `swap.ts` loads the whole page once the last seat is taken.
				<div id={`about-${form}`} data-swapped>
					<AboutProperty card={card} isTitled />
				</div>
			}
		>
			{form === "contact-appointment" ? (
				<Island of={BookingForm} id="booking" props={{ propertyId: card.id, weeks, chosen, state }} />
			) : (
				<NoSeat propertyId={card.id} refusal={refusal} weeks={weeks} questions={questions} state={state} />
			)}
		</FormScreen>
	);
}
