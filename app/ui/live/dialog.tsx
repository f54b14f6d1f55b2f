import { type ComponentProps, type PointerEvent, type ReactNode, useId } from "react";
import { IconButton } from "../button";
import { classNames } from "../class-names";
import { useWords } from "../words";

/** Fallbacks for browsers without `command` attributes. */
function knowsCommands(): boolean {
	return "commandForElement" in HTMLButtonElement.prototype;
}

export function openDialog(id: string) {
	const dialog = document.getElementById(id);
	if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}

function close(id: string) {
	const dialog = document.getElementById(id);
	if (dialog instanceof HTMLDialogElement) dialog.close();
}

/** The `command` attributes, which work without JavaScript; React's types lack them. */
function command(name: "show-modal" | "close", id: string): Record<string, string> {
	return { command: name, commandfor: id };
}

type DialogProps = Omit<ComponentProps<"dialog">, "title"> & {
	id: string;
	title: ReactNode;
	/** Position: centred, or at an edge as a drawer. On phones it opens from the bottom or side. */
	place?: "middle" | "start" | "end" | "bottom";
	/** Sticky under the content: the closing buttons. */
	foot?: ReactNode;
	children: ReactNode;
};

/**
 * The browser's own modal dialog: it traps the focus, closes with Escape and restores the focus.
 * A press on the backdrop closes it too, by `closedby` where supported and by script elsewhere.
 */
export function Dialog({ id, title, place = "middle", foot, className, children, ...rest }: DialogProps) {
	const words = useWords();
	const titleId = useId();
	function pressBeside(event: PointerEvent<HTMLDialogElement>) {
		// Only the backdrop has the dialog itself as target: its content lies in a box that covers the rest.
		if (event.target === event.currentTarget) event.currentTarget.close();
	}
	return (
		<dialog
			{...rest}
			id={id}
			aria-labelledby={titleId}
			closedby="any"
			onPointerDown={pressBeside}
			className={classNames("dialog", `dialog-${place}`, className)}
		>
			<div className="dialog-box">
				<div className="flex items-start justify-between gap-4 px-6 pt-5 pb-3">
					<h2 id={titleId} className="text-2xl">
						{title}
					</h2>
					<IconButton
						icon="x"
						label={words.close}
						{...command("close", id)}
						onClick={() => knowsCommands() || close(id)}
						className="-mt-1.5 -mr-2.5 shrink-0"
					/>
				</div>
				<div className="min-h-0 overflow-y-auto px-6 pb-6">{children}</div>
				{foot && <div className="flex flex-wrap gap-3 border-hairline border-t px-6 py-4">{foot}</div>}
			</div>
		</dialog>
	);
}
