import { type AdvanceKind, advanceKind, advancePercentText } from "../../../domain/law/advance";
import { idOf } from "../../../domain/pages/address";
import { notFound } from "../../../features/errors/not-found";
import { AboutProperty } from "../../../features/forms/about-property";
import { loadFormPage } from "../../../features/forms/form-page";
import { FormScreen } from "../../../features/forms/form-screen";
import { GoodToKnow, type KnowPoint } from "../../../features/forms/good-to-know";
import { askedProperty } from "../../../features/forms/subject";
import { useLanguage, useTranslation } from "../../../i18n/texts";
import { Island } from "../../../page/island";
import type { Route } from "./+types/route";
import { OfferForm } from "./live/offer-form";

/** Offer for the property in `?property=4101`. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const page = await loadFormPage(context, url, "offer", { robots: "noindex" });
	const typed = page.state?.values.propertyId;
	const id = idOf(url.searchParams.get("property") ?? [typed].flat()[0]);
	const property = await askedProperty(context, id, "offer");
	if (!property) throw await notFound(context, "listing");
	return { ...page, state: typed === String(id) ? page.state : null, card: property.card, kind: advanceKind(property) };
}

export default function OfferRoute({ loaderData }: Route.ComponentProps) {
	const { card, state, kind } = loaderData;
	const { t } = useTranslation("forms");
	const language = useLanguage();
	return (
		<FormScreen
			title={t("form.offer.title")}
			intro={t("form.offer.intro")}
			aside={<GoodToKnow points={points[kind]} figures={{ advance: advancePercentText(kind, language) }} />}
		>
			<section id="offer" aria-label={t("form.offer.title")}>
				<AboutProperty card={card} />
				<Island of={OfferForm} props={{ about: { propertyId: String(card.id) }, state }} />
			</section>
		</FormScreen>
	);
}

const points: Record<AdvanceKind, readonly KnowPoint[]> = {
	usual: ["offer.bound", "offer.deed", "offer.advance", "offer.copy"],
	newBuild: ["offer.bound", "offer.deedNewBuild", "offer.advanceNewBuild", "offer.copy"],
	reservation: ["offer.bound", "offer.deedReservation", "offer.advanceReservation", "offer.copy"],
};
