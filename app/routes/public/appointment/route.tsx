import { redirect } from "react-router";
import { appointments, site, visitor } from "../../../context";
import { bookingPath, pagePath } from "../../../domain/pages/paths";
import { viewingWeeks } from "../../../domain/viewings/weeks";
import { FormScreen } from "../../../features/forms/form-screen";
import { hiddenHead, textsOf } from "../../../features/layout/page-loader";
import { AppointmentFacts } from "../../../features/viewings/appointment-facts";
import { shownAppointment } from "../../../features/viewings/shown-appointment";
import { useLanguage, useTranslation } from "../../../i18n/texts";
import { Banner } from "../../../ui/banner";
import { ButtonLink } from "../../../ui/button";
import type { Route } from "./+types/route";
import { CancelForm, MoveForm } from "./change-forms";

const results = ["moved", "cancelled", "full", "unchosen"] as const;

/** Appointment behind an email's link. Opening it changes nothing; its buttons do. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const { language } = context.get(visitor);
	const { origin } = context.get(site);
	const token = url.searchParams.get("token");
	if (token === null) throw redirect(pagePath("contact", language));
	const service = context.get(appointments);
	const found = await service.ofLink(token, language, origin);
	const canMove = found?.state === "upcoming" && found.property?.refusal === null;
	const slots = canMove ? await service.slots(found.propertyId, token) : [];
	const isElsewhereFree = slots.some(({ id, free }) => free > 0 && id !== found?.slotId);
	const t = textsOf(context, "appointments");
	const status = results.find((result) => result === url.searchParams.get("status")) ?? null;
	const state = found?.state ?? ("gone" as const);
	// The title states the outcome, because screen readers announce it first.
	const title = isDone(status, state) ? t(`mine.status.${status}`) : t("mine.title");
	const head = hiddenHead(title, url.pathname);
	return {
		head,
		token,
		status,
		state,
		slotId: found?.slotId ?? "",
		appointment: found && shownAppointment(found, token, language, t),
		bookAgain: found?.property?.refusal === null ? bookingPath(found.propertyId, language) : null,
		weeks: isElsewhereFree ? viewingWeeks(slots, language) : [],
	};
}

export default function AppointmentRoute({ loaderData }: Route.ComponentProps) {
	const { token, status, state, slotId, appointment, bookAgain, weeks } = loaderData;
	const { t } = useTranslation("appointments");
	const language = useLanguage();
	const fault = status === "full" || status === "unchosen" ? t(`mine.status.${status}`) : null;
	return (
		<FormScreen title={t("mine.title")} intro={state === "upcoming" ? t("mine.intro") : null}>
			<StatusBanner status={status} state={state} fault={fault} />
			{appointment && state !== "cancelled" && <AppointmentFacts appointment={appointment} />}
			{state === "upcoming" ? (
				<>
					<MoveForm token={token} language={language} weeks={weeks} own={slotId} error={fault} />
					<CancelForm token={token} language={language} />
				</>
			) : (
				bookAgain && <ButtonLink to={bookAgain}>{t("mine.again")}</ButtonLink>
			)}
		</FormScreen>
	);
}

type Loaded = Route.ComponentProps["loaderData"];

type Done = "moved" | "cancelled";

function isDone(status: Loaded["status"], state: Loaded["state"]): status is Done {
	return (status === "moved" && state === "upcoming") || (status === "cancelled" && state === "cancelled");
}

/** The outcome of the last action; else the state of the appointment. */
function StatusBanner({ status, state, fault }: Pick<Loaded, "status" | "state"> & { fault: string | null }) {
	const { t } = useTranslation("appointments");
	if (isDone(status, state))
		return <Banner role="status" tone="good" title={t(`mine.status.${status}`)} className="mb-8" />;
	if (state === "gone") return <Banner role="alert" tone="wrong" title={t("mine.status.gone")} className="mb-8" />;
	if (state !== "upcoming") return <Banner title={t(`mine.state.${state}`)} className="mb-8" />;
	return fault && <Banner role="alert" tone="wrong" title={fault} className="mb-8" />;
}
