import { useTranslation } from "react-i18next";
import { EnquiryForm } from "../../features/forms/enquiry-form";
import { loadFormPage } from "../../features/forms/form-page";
import { FormScreen } from "../../features/forms/form-screen";
import type { Route } from "./+types/route";

export const handle = { namespaces: ["forms"] };

export async function loader({ url, context }: Route.LoaderArgs) {
	return loadFormPage(context, url, "rent-application");
}

export default function RentProfileRoute({ loaderData }: Route.ComponentProps) {
	const { t } = useTranslation("forms");
	return (
		<FormScreen title={t("form.rent-application.title")} intro={t("form.rent-application.intro")}>
			<div id="rent-application">
				<EnquiryForm form="rent-application" state={loaderData.state} />
			</div>
		</FormScreen>
	);
}
