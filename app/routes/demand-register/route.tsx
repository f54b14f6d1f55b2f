import { useTranslation } from "react-i18next";
import { listings, visitor } from "../../context";
import { EnquiryForm } from "../../features/forms/enquiry-form";
import { loadFormPage } from "../../features/forms/form-page";
import { FormScreen } from "../../features/forms/form-screen";
import { propertyTypeChoices } from "../../features/forms/property-types";
import { RegionChooser } from "../../features/map/region-chooser";
import type { Route } from "./+types/route";

export const handle = { namespaces: ["forms", "map", "search"] };

export async function loader({ url, context }: Route.LoaderArgs) {
	const [page, types] = await Promise.all([
		loadFormPage(context, url, "demand-register"),
		context.get(listings).types(context.get(visitor).language),
	]);
	return { ...page, propertyTypes: propertyTypeChoices(types) };
}

export default function DemandRegisterRoute({ loaderData }: Route.ComponentProps) {
	const { state, propertyTypes } = loaderData;
	const { t } = useTranslation("forms");
	return (
		<FormScreen title={t("form.demand-register.title")} intro={t("form.demand-register.intro")}>
			<div id="demand-register">
				<EnquiryForm
					form="demand-register"
					choices={{ propertyTypes }}
					state={state}
					region={({ error, zips }) => <RegionChooser error={error} defaultZips={zips} required />}
				/>
			</div>
		</FormScreen>
	);
}
