import { useTranslation } from "../../i18n/texts";
import { DefinitionList } from "../../ui/definition-list";
import { TextLink } from "../../ui/link";
import type { ShownAppointment } from "./shown-appointment";

/** Time and address, the calendar file, and the terms of a rental. */
export function AppointmentFacts({ appointment }: { appointment: ShownAppointment }) {
	const { t } = useTranslation("appointments");
	const { when, address, property, terms, calendar } = appointment;
	return (
		<div className="max-w-form">
			{property && (
				<p className="mb-4 font-serif text-2xl">
					<TextLink to={property.path}>{property.title}</TextLink>
				</p>
			)}
			<DefinitionList
				className="border-hairline border-t"
				items={[
					{ key: "when", term: t("when"), value: when },
					...(address ? [{ key: "where", term: t("where"), value: address }] : []),
				]}
			/>
			<p className="mt-3">
				<TextLink to={calendar} icon="download" className="min-h-11">
					{t("calendar")}
				</TextLink>
			</p>
			{terms.length > 0 && (
				<section aria-labelledby="terms-title" className="mt-10">
					<h2 id="terms-title" className="text-2xl">
						{t("rental.title")}
					</h2>
					<p className="mt-2 mb-4 text-quiet">{t("rental.text")}</p>
					<DefinitionList
						className="border-hairline border-t"
						items={terms.map(({ label, value }) => ({ key: label, term: label, value }))}
					/>
				</section>
			)}
		</div>
	);
}
