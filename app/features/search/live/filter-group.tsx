import type { ReactNode } from "react";
import { useTranslation } from "../../../i18n/texts";
import { Button } from "../../../ui/button";
import { classNames } from "../../../ui/class-names";

type FilterGroupProps = {
	label: string;
	/** The label is on the button that opens the panel, and is only shown where there is no such button. */
	labelOnButton?: boolean;
	/** Last group of its panel: it has the submit button for use without scripts. */
	last?: boolean;
	children: ReactNode;
};

export function FilterGroup({ label, labelOnButton = true, last = true, children }: FilterGroupProps) {
	const { t } = useTranslation("search");
	return (
		<fieldset className="min-w-0">
			<legend className={classNames("mb-2 font-medium", labelOnButton && "tablet:sr-only")}>{label}</legend>
			{children}
			{last && (
				<div className="without-script">
					<Button type="submit" size="small" className="mt-4">
						{t("panel.apply")}
					</Button>
				</div>
			)}
		</fieldset>
	);
}
