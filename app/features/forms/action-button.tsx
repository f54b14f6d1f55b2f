import type { ReactNode } from "react";
import type { ActionName } from "../../../worker/submissions/service";
import { useLanguage } from "../../i18n/texts";
import { Button } from "../../ui/button";
import type { ButtonLook } from "../../ui/button-class";

type ActionButtonProps = ButtonLook & {
	action: ActionName;
	/** Token from the email's link. */
	token: string;
	className?: string;
	children: ReactNode;
};

/** Performs the action of an email's link. A plain form, so it works without scripts. */
export function ActionButton({ action, token, className, children, ...look }: ActionButtonProps) {
	const language = useLanguage();
	return (
		<form method="post" action={`/api/actions/${action}`} className={className}>
			<input type="hidden" name="token" value={token} />
			<input type="hidden" name="lang" value={language} />
			<Button type="submit" {...look}>
				{children}
			</Button>
		</form>
	);
}
