import { useTranslation } from "../../i18n/texts";
import { DefinitionList } from "../../ui/definition-list";
import { TextLink } from "../../ui/link";
import type { ShownAppointment } from "./shown-appointment";

/** Time and address, calendar file, what to bring, and rental terms. */
export function AppointmentFacts({ appointment }: { appointment: ShownAppointment }) {
	const { t } = useTranslation("appointments");
	const { when, address, property, terms, bring, route, calendar } = appointment;
	return (
		<div className="max-w-form">
			{property && (
				<p className="mb-4 font-serif text-2xl">
					<TextLink to={property.path}>{property.title}</TextLink>
				</p>
			)}
			<DefinitionList
				className="border-hairline border-t"
				items={[{ term: t("when"), value: when }, ...(address ? [{ term: t("where"), value: address }] : [])]}
			/>
			<p className="mt-3 flex flex-wrap gap-x-8">
				<TextLink to={calendar} icon="download" className="min-h-11">
					{t("calendar")}
				</TextLink>
				{route && (
					<TextLink to={route} icon="map-pin" newWindow className="min-h-11">
						{t("route")}
					</TextLink>
				)}
			</p>
			{bring.length > 0 && (
				<section aria-labelledby="bring-title" className="mt-8">
					<h2 id="bring-title" className="text-2xl">
						{t("bring.title")}
					</h2>
					<ul className="mt-4 border-hairline border-t">
						{bring.map((line) => (
							<li key={line} className="border-hairline border-b py-3">
								{line}
							</li>
						))}
					</ul>
				</section>
			)}
			{terms.length > 0 && (
				<section aria-labelledby="terms-title" className="mt-10">
					<h2 id="terms-title" className="text-2xl">
						{t("rental.title")}
					</h2>
					<p className="mt-2 mb-4 text-quiet">{t("rental.text")}</p>
					<DefinitionList
						className="border-hairline border-t"
						items={terms.map(({ label, value }) => ({ term: label, value }))}
					/>
				</section>
			)}
		</div>
	);
}
