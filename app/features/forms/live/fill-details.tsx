import { type RefObject, useState, useSyncExternalStore } from "react";
import { useTranslation } from "../../../i18n/texts";
import { Button } from "../../../ui/button";
import { fillDetails, forgetDetails, readDetails } from "./own-details";

function subscribeToNothing() {
	return () => undefined;
}

/** Fills in what the visitor had this browser keep, where there is something; and forgets it. */
export function FillDetails({ form }: { form: RefObject<HTMLFormElement | null> }) {
	const { t } = useTranslation("forms");
	const [isForgotten, setForgotten] = useState(false);
	const isKept = useSyncExternalStore(
		subscribeToNothing,
		() => readDetails() !== null,
		() => false,
	);
	if (!isKept || isForgotten) return null;
	return (
		<p className="flex flex-wrap gap-x-5">
			<Button
				variant="secondary"
				size="small"
				icon="user"
				onClick={() => {
					const details = readDetails();
					if (form.current && details) fillDetails(form.current, details);
				}}
			>
				{t("details.fill")}
			</Button>
			<Button
				variant="quiet"
				size="small"
				onClick={() => {
					forgetDetails();
					setForgotten(true);
				}}
			>
				{t("details.forget")}
			</Button>
		</p>
	);
}
