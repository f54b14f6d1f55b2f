import { pagePath } from "../../domain/pages/paths";
import { type OpenHouse, openHouseText } from "../../domain/property/open-houses";
import { useLanguage, useTranslation } from "../../i18n/texts";
import { TextLink } from "../../ui/link";

/** Open days of a property: time, calendar file, and registration. */
export function OpenHouseList({ propertyId, openHouses }: { propertyId: number; openHouses: readonly OpenHouse[] }) {
	const { t } = useTranslation("listing");
	const language = useLanguage();
	return (
		<ul className="grid gap-3">
			{openHouses.map((openHouse) => {
				const file = `/api/open-houses/${propertyId}/${encodeURIComponent(openHouse.id)}.ics?lang=${language}`;
				const page = `${pagePath("open-house", language)}?openHouse=${encodeURIComponent(openHouse.id)}`;
				return (
					<li key={openHouse.id}>
						<p className="tabular-nums">
							<time dateTime={openHouse.start}>{openHouseText(openHouse, language)}</time>
						</p>
						<p className="flex flex-wrap items-center gap-x-5 text-sm print-hidden">
							{openHouse.takesRegistrations ? (
								<TextLink to={page} rel="nofollow" className="inline-flex min-h-11 items-center">
									{t("openHouse.register")}
								</TextLink>
							) : (
								<span className="text-quiet">{t("openHouse.free")}</span>
							)}
							<TextLink to={file} rel="nofollow" className="inline-flex min-h-11 items-center">
								{t("openHouse.calendar")}
							</TextLink>
						</p>
					</li>
				);
			})}
		</ul>
	);
}
