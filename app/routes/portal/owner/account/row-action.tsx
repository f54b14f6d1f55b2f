import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "../../../../ui/button";

type RowActionProps = {
	intent: string;
	id: string;
	/** Says to screen readers which row it is about. */
	name: string;
	children: ReactNode;
};

/** The button at the end of a row: sends what the row stands for to this page's action. */
export function RowAction({ intent, id, name, children }: RowActionProps) {
	return (
		<Form method="post">
			<input type="hidden" name="intent" value={intent} />
			<input type="hidden" name="id" value={id} />
			<Button type="submit" variant="secondary" size="small" aria-label={name}>
				{children}
			</Button>
		</Form>
	);
}
