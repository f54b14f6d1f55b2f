import { applicationQuestions, profileQuestions } from "../../../domain/forms/rent-questions";
import { idOf } from "../../../domain/pages/address";
import { notFound } from "../../../features/errors/not-found";
import { AboutProperty } from "../../../features/forms/about-property";
import { loadFormPage } from "../../../features/forms/form-page";
import { FormScreen } from "../../../features/forms/form-screen";
import { GoodToKnow, type KnowPoint } from "../../../features/forms/good-to-know";
import { EnquiryForm } from "../../../features/forms/live/enquiry-form";
import { askedProperty } from "../../../features/forms/subject";
import { useTranslation } from "../../../i18n/texts";
import { Island } from "../../../page/island";
import type { Route } from "./+types/route";

/** Rent profile; with `?property=4102`, an application for that property, with the questions its region allows. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const asked = url.searchParams.get("property");
	const words = asked === null ? "rent-profile" : "rent-application";
	const page = await loadFormPage(context, url, "rent-application", {
		words,
		...(asked === null ? {} : { robots: "noindex" }),
	});
	const property = await askedProperty(context, idOf(asked), "rent-application");
	if (asked !== null && !property) throw await notFound(context, "listing");
	const typed = [page.state?.values.propertyId].flat()[0] ?? null;
	return {
		...page,
		words,
		// Input for an unavailable property can still be saved as a profile.
		state: asked === null || typed === asked ? page.state : null,
		card: property?.card ?? null,
		questions: property ? applicationQuestions(property.card, property.region) : profileQuestions,
	} as const;
}

export default function RentProfileRoute({ loaderData }: Route.ComponentProps) {
	const { card, questions, state, words } = loaderData;
	const { t } = useTranslation("forms");
	const points: KnowPoint[] = card
		? ["rent.region", "rent.profile", "rent.kept", "rent.fair"]
		: ["rent.once", "rent.anywhere", "rent.kept", "rent.fair"];
	return (
		<FormScreen
			title={t(`form.${words}.title`)}
			intro={t(`form.${words}.intro`)}
			aside={<GoodToKnow points={points} />}
		>
			<section id="rent-application" aria-label={t(`form.${words}.title`)}>
				{card && <AboutProperty card={card} />}
				<Island
					of={EnquiryForm}
					props={{
						form: "rent-application",
						words,
						about: card ? { propertyId: String(card.id) } : {},
						questions,
						state,
					}}
				/>
			</section>
		</FormScreen>
	);
}
