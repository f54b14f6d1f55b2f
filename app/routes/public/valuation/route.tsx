import { listings, visitor } from "../../../context";
import { loadFormPage } from "../../../features/forms/form-page";
import { FormScreen } from "../../../features/forms/form-screen";
import { propertyTypeChoices } from "../../../features/forms/property-types";
import { useTranslation } from "../../../i18n/texts";
import { Island } from "../../../page/island";
import type { Route } from "./+types/route";
import { ValuationForm } from "./live/valuation-form";

/** Most visitors value the property they live in. */
const SAME_ADDRESS = { sameAddress: "true" };

export async function loader({ url, context }: Route.LoaderArgs) {
	const [page, types] = await Promise.all([
		loadFormPage(context, url, "contact-demand"),
		context.get(listings).types(context.get(visitor).language),
	]);
	return { ...page, propertyTypes: propertyTypeChoices(types) };
}

export default function ValuationRoute({ loaderData }: Route.ComponentProps) {
	const { state, propertyTypes } = loaderData;
	const { t } = useTranslation("forms");
	return (
		<FormScreen title={t("form.contact-demand.title")} intro={t("form.contact-demand.intro")}>
			<div id="contact-demand">
				<Island of={ValuationForm} props={{ choices: { propertyTypes }, values: SAME_ADDRESS, state }} />
			</div>
		</FormScreen>
	);
}
