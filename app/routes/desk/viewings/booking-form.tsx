import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import type { BookingDraft } from "../../../../worker/desk/hand-bookings";
import { deskSectionPath } from "../../../domain/desk/sections";
import { formatMomentInWords } from "../../../domain/formatting/dates";
import { languages } from "../../../domain/language";
import { DeskButton, DeskForm } from "../../../features/desk/desk-form";
import { useFields } from "../../../features/desk/fault-text";
import { DeskSelect } from "../../../features/desk/fields";
import { PropertyField } from "../../../features/desk/property-field";
import { useLanguage } from "../../../i18n/texts";
import { notInvalidYet } from "../../../ui/field";
import { TextInput } from "../../../ui/inputs";

/** Books a viewing for a caller: first its property, then the time and the contact details. */
export function BookingForm({ booking: { property, request }, own }: { booking: BookingDraft; own: string }) {
	const { t } = useTranslation("desk-manage");
	const language = useLanguage();
	const typed = useFields({ intent: "book" });
	const known = { ...request?.caller, language: request?.language ?? language };
	const field = (name: "firstName" | "lastName" | "email" | "phone") => ({
		label: t(`viewings.book.${name}`),
		...typed(name, known[name]),
	});
	return (
		<>
			<Form
				{...notInvalidYet}
				action={`${deskSectionPath("viewings", language)}#book`}
				className="desk-form"
				preventScrollReset
			>
				{request && <input type="hidden" name="item" value={request.item} />}
				<PropertyField
					label={t("viewings.field.propertyId")}
					name="property"
					key={property?.id ?? ""}
					defaultValue={property?.id ?? ""}
				/>
				<DeskButton>{t("viewings.book.times")}</DeskButton>
			</Form>
			{property && <h3>{property.title}</h3>}
			{property?.slots.length === 0 && <p className="desk-quiet">{t("viewings.book.none")}</p>}
			{property && property.slots.length > 0 && (
				<DeskForm
					key={`${property.id} ${request?.item}`}
					intent="book"
					values={{ bookProperty: String(property.id), item: request?.item ?? "" }}
					draft={{ name: `booking:${own}`, version: 0, start: `${property.id} ${request?.item}` }}
				>
					<DeskSelect
						label={t("viewings.book.slot")}
						{...typed("slot")}
						options={property.slots.map(({ id, start }) => ({
							value: id,
							label: formatMomentInWords(start, language),
						}))}
					/>
					<TextInput {...field("firstName")} autoComplete="off" required />
					<TextInput {...field("lastName")} autoComplete="off" required />
					<TextInput {...field("email")} type="email" autoComplete="off" required />
					<TextInput {...field("phone")} type="tel" autoComplete="off" />
					<DeskSelect
						label={t("viewings.book.language")}
						{...typed("language", known.language)}
						options={languages.map((each) => ({ value: each, label: t(`language.${each}`) }))}
					/>
					<DeskButton look="main">{t("viewings.book.button")}</DeskButton>
				</DeskForm>
			)}
		</>
	);
}
