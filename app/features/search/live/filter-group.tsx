import type { ReactNode } from "react";
import { useTranslation } from "../../../i18n/texts";
import { Button } from "../../../ui/button";
import { classNames } from "../../../ui/class-names";

type FilterGroupProps = {
	label: string;
	/** Its label is on the button that opens it, and shown only where there is no such button. */
	labelOnButton?: boolean;
	/** The last of its panel: where no script applies the choice, a button does. */
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
