import { appointments, listings, visitor } from "../../../context";
import { takesForm } from "../../../domain/property/listing";
import { openHouseText } from "../../../domain/property/open-houses";
import { notFound } from "../../../features/errors/not-found";
import { AboutProperty } from "../../../features/forms/about-property";
import { FormScreen } from "../../../features/forms/form-screen";
import { returnedForm } from "../../../features/forms/form-state";
import { EnquiryForm } from "../../../features/forms/live/enquiry-form";
import { hiddenHead, textsOf } from "../../../features/layout/page-loader";
import { useTranslation } from "../../../i18n/texts";
import { Island } from "../../../page/island";
import { Banner } from "../../../ui/banner";
import type { Route } from "./+types/route";

/** Registration for the open day in `?openHouse=o1`, while it has a seat left. A past one says so. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const { language } = context.get(visitor);
	const id = url.searchParams.get("openHouse") ?? "";
	const slot = await context.get(appointments).openHouse(id);
	if (!slot) throw await notFound(context, "page");
	const answer = await context.get(listings).property(slot.propertyId, language);
	if (answer.found !== "listed") throw await notFound(context, "listing");
	const { card } = answer.detail;
	const openHouse = card.openHouses.find((each) => each.id === id);
	const t = textsOf(context, "forms");
	const head = hiddenHead(t("form.open-house.title"), url.pathname);
	return {
		head,
		card,
		openHouseId: id,
		intro: openHouse ? `${openHouseText(openHouse, language)}. ${t("form.open-house.intro")}` : null,
		isOpen: openHouse !== undefined && slot.free > 0 && takesForm(card, "viewing"),
		state: await returnedForm(context, ["open-house"]),
	};
}

export default function OpenHouseRoute({ loaderData }: Route.ComponentProps) {
	const { card, openHouseId, intro, isOpen, state } = loaderData;
	const { t } = useTranslation("forms");
	return (
		<FormScreen title={t("form.open-house.title")} intro={intro}>
			<AboutProperty card={card} />
			{isOpen ? (
				<Island of={EnquiryForm} props={{ form: "open-house", about: { openHouseId }, state }} />
			) : (
				<Banner tone="info" title={t("validation:gone.openHouse")} />
			)}
		</FormScreen>
	);
}
