import type { ReactNode } from "react";
import { useLanguage } from "../../i18n/texts";

type OwnerFormProps = {
	action: string;
	fields?: Readonly<Record<string, string>>;
	className?: string;
	children: ReactNode;
};

/** A form with only a button; the API redirects to a page of the portal. */
export function OwnerForm({ action, fields = {}, className, children }: OwnerFormProps) {
	const language = useLanguage();
	return (
		<form method="post" action={action} className={className}>
			{Object.entries({ lang: language, ...fields }).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			{children}
		</form>
	);
}
