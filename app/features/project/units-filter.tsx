import { useLocation } from "react-router";
import { useTranslation } from "../../i18n/texts";
import { control } from "../../page/controls";
import { Button } from "../../ui/button";
import { Select, TextInput } from "../../ui/inputs";
import { TextLink } from "../../ui/link";
import { Money } from "../listing/money";
import type { TypedPrice, UnitFilter } from "./unit-filter";

const ROOMS = [1, 2, 3, 4];

type UnitsFilterProps = { filter: UnitFilter; maxPrice: TypedPrice; hasRooms: boolean };

export function UnitsFilter({ filter, maxPrice, hasRooms }: UnitsFilterProps) {
	const { t } = useTranslation("project");
	const { pathname } = useLocation();
	const isFiltered = Object.values(filter).some((value) => value !== null);
	return (
		<form method="get" action={`${pathname}#units`} className="building-filter print-hidden" {...control("swap", "")}>
			{hasRooms && (
				<Select
					name="minBedrooms"
					label={t("units.bedrooms")}
					defaultValue={String(filter.minBedrooms ?? "")}
					options={[
						{ value: "", label: t("units.any") },
						...ROOMS.map((rooms) => ({ value: String(rooms), label: t("units.from", { rooms }) })),
					]}
				/>
			)}
			<TextInput
				name="maxPrice"
				label={t("units.maxPrice")}
				before="€"
				inputMode="decimal"
				autoComplete="off"
				defaultValue={maxPrice.text}
				error={maxPrice.isRead ? undefined : <Money>{t("units.maxPriceUnread")}</Money>}
			/>
			<Button type="submit" variant="secondary">
				{t("list.submit")}
			</Button>
			{isFiltered && (
				<TextLink to={`${pathname}#units`} {...control("swap", "")}>
					{t("units.all")}
				</TextLink>
			)}
		</form>
	);
}
