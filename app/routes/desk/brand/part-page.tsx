import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { deskSectionPath } from "../../../domain/desk/sections";
import { DeskPage } from "../../../features/desk/desk-page";
import { useLanguage } from "../../../i18n/texts";

/** One part of the brand, with the way back to all of them. */
export function PartPage({ title, children }: { title: string; children: ReactNode }) {
	const { t } = useTranslation("desk-manage");
	const language = useLanguage();
	return (
		<DeskPage
			title={title}
			tools={
				<Link to={deskSectionPath("brand", language)} className="desk-button desk-button-plain">
					{t("back")}
				</Link>
			}
		>
			{children}
		</DeskPage>
	);
}
