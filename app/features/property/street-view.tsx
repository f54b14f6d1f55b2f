import type { Point } from "../../domain/localities/geo";
import { useTranslation } from "../../i18n/texts";
import { ConsentGate } from "../consent/consent-gate";
import { panorama } from "../map/outside-maps";

export const STREET_VIEW = "https://www.google.com/maps/embed/v1/streetview";

/** Google Street View at the property, after consent. */
export function StreetView({ title, point, apiKey }: { title: string; point: Point; apiKey: string }) {
	const { t } = useTranslation("map");
	const { latitude, longitude } = point;
	const query = new URLSearchParams({ key: apiKey, location: `${latitude},${longitude}` });
	return (
		<ConsentGate category="marketing" service="Google" href={panorama(point)} className="mt-6 aspect-4/3 w-full">
			<iframe
				src={`${STREET_VIEW}?${query}`}
				title={t("home.streetTitle", { title })}
				loading="lazy"
				allow="fullscreen"
				referrerPolicy="strict-origin-when-cross-origin"
				className="size-full"
			/>
		</ConsentGate>
	);
}
