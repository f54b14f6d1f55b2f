import type { ReactNode } from "react";
import { OwnerForm } from "../../../../features/portal/owner-form";
import { Button } from "../../../../ui/button";

type RowActionProps = {
	action: string;
	id: string;
	/** Says to screen readers which row it is about. */
	name: string;
	children: ReactNode;
};

/** The button at the end of a row. */
export function RowAction({ action, id, name, children }: RowActionProps) {
	return (
		<OwnerForm action={action} fields={{ id }}>
			<Button type="submit" variant="secondary" size="small" aria-label={name}>
				{children}
			</Button>
		</OwnerForm>
	);
}
