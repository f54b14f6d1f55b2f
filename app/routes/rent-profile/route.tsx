import { useTranslation } from "react-i18next";
import { idOf } from "../../domain/address";
import { allowedRentQuestions, profileQuestions } from "../../domain/forms/rent-questions";
import { notFound } from "../../features/errors/not-found";
import { AboutHome } from "../../features/forms/about-home";
import { askedHome } from "../../features/forms/asked-home";
import { EnquiryForm } from "../../features/forms/enquiry-form";
import { loadFormPage } from "../../features/forms/form-page";
import { FormScreen } from "../../features/forms/form-screen";
import { GoodToKnow } from "../../features/forms/good-to-know";
import type { Route } from "./+types/route";

export const handle = { namespaces: ["forms"] };

/** A rent profile to keep; with `?property=4102`, an application for that home, in as far as its region allows to ask. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const asked = url.searchParams.get("property");
	const words = asked === null ? "rent-profile" : "rent-application";
	const page = await loadFormPage(context, url, "rent-application", {
		words,
		...(asked === null ? {} : { robots: "noindex" }),
	});
	const home = await askedHome(context, idOf(asked), "for-rent");
	if (asked !== null && !home) throw await notFound(context, "listing");
	const typed = [page.state?.values.propertyId].flat()[0] ?? null;
	return {
		...page,
		words,
		// What was sent for a home that cannot be had can still be kept as a profile.
		state: asked === null || typed === asked ? page.state : null,
		card: home?.card ?? null,
		questions: home ? allowedRentQuestions(home.region, "application") : profileQuestions,
	} as const;
}

export default function RentProfileRoute({ loaderData }: Route.ComponentProps) {
	const { card, questions, state, words } = loaderData;
	const { t } = useTranslation("forms");
	const points = card ? ["region", "profile", "kept", "fair"] : ["once", "anywhere", "kept", "fair"];
	return (
		<FormScreen
			title={t(`form.${words}.title`)}
			intro={t(`form.${words}.intro`)}
			aside={<GoodToKnow of="rent" points={points} />}
		>
			<section id="rent-application" aria-label={t(`form.${words}.title`)}>
				{card && <AboutHome card={card} />}
				<EnquiryForm
					key={card?.id}
					form="rent-application"
					words={words}
					about={card ? { propertyId: String(card.id) } : {}}
					questions={questions}
					state={state}
				/>
			</section>
		</FormScreen>
	);
}
