import { type PointerEvent, type ReactNode, useId } from "react";
import { IconButton } from "../button";
import { classNames } from "../class-names";
import { useWords } from "../words";

export function openDialog(id: string) {
	const dialog = document.getElementById(id);
	if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}

type DialogProps = { id: string; title: ReactNode; className: string; children: ReactNode };

/**
 * The browser's own modal dialog: it traps the focus, closes with Escape and restores the focus.
 * A press on the backdrop closes it too, by `closedby` if supported, else by script.
 */
export function Dialog({ id, title, className, children }: DialogProps) {
	const words = useWords();
	const titleId = useId();
	function closeOnBackdropPress(event: PointerEvent<HTMLDialogElement>) {
		// Only the backdrop has the dialog itself as target: a box with the content covers the rest.
		if (event.target === event.currentTarget) event.currentTarget.close();
	}
	return (
		<dialog
			id={id}
			aria-labelledby={titleId}
			closedby="any"
			onPointerDown={closeOnBackdropPress}
			className={classNames("dialog", className)}
		>
			<div className="dialog-box">
				<div className="flex items-start justify-between gap-4 px-6 pt-5 pb-3">
					<h2 id={titleId} className="text-2xl">
						{title}
					</h2>
					<IconButton
						icon="x"
						label={words.close}
						onClick={({ currentTarget }) => currentTarget.closest("dialog")?.close()}
						className="-mt-1.5 -mr-2.5 shrink-0"
					/>
				</div>
				<div className="min-h-0 overflow-y-auto px-6 pb-6">{children}</div>
			</div>
		</dialog>
	);
}
