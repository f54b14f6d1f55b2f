import type { ReactNode } from "react";
import { OwnerForm } from "../../../../features/portal/owner-form";
import { Button } from "../../../../ui/button";

type RowActionProps = {
	action: string;
	id: string;
	/** Names the row for screen readers. */
	name: string;
	children: ReactNode;
};

/** Button at the end of a row. */
export function RowAction({ action, id, name, children }: RowActionProps) {
	return (
		<OwnerForm action={action} fields={{ id }}>
			<Button type="submit" variant="secondary" size="small" aria-label={name}>
				{children}
			</Button>
		</OwnerForm>
	);
}
