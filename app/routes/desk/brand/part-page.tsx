import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { deskSectionPath } from "../../../domain/desk/sections";
import { DeskLink } from "../../../features/desk/desk-link";
import { DeskPage } from "../../../features/desk/desk-page";
import { useLanguage } from "../../../i18n/texts";

/** One part of the brand, with the way back to all of them. */
export function PartPage({ title, children }: { title: string; children: ReactNode }) {
	const { t } = useTranslation("desk-manage");
	const language = useLanguage();
	return (
		<DeskPage title={title} tools={<DeskLink to={deskSectionPath("brand", language)}>{t("back")}</DeskLink>}>
			{children}
		</DeskPage>
	);
}
