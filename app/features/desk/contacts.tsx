import type { ReactNode } from "react";
import { displayPhone } from "../../domain/formatting/phone";
import { DeskAnchor } from "./desk-link";

type ContactsProps = { person: { phone: string | null; email: string | null }; children?: ReactNode };

/** Telephone and email links of a person, with other actions beside them. */
export function Contacts({ person: { phone, email }, children }: ContactsProps) {
	return (
		<div className="desk-actions">
			{phone && (
				<DeskAnchor href={`tel:${phone}`} icon="phone">
					{displayPhone(phone)}
				</DeskAnchor>
			)}
			{email && (
				<DeskAnchor href={`mailto:${email}`} icon="mail">
					{email}
				</DeskAnchor>
			)}
			{children}
		</div>
	);
}
