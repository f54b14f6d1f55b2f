import type { MouseEvent } from "react";
import { Button, type ButtonProps } from "../button";

type BusyButtonProps = ButtonProps & { busy: boolean };

/** While busy, it stays focusable, ignores clicks and is announced to screen readers. */
export function BusyButton({ busy, onClick, ...rest }: BusyButtonProps) {
	function click(event: MouseEvent<HTMLButtonElement>) {
		if (busy) event.preventDefault();
		else onClick?.(event);
	}
	return (
		<Button {...rest} onClick={click} aria-busy={busy || undefined} aria-disabled={busy || rest["aria-disabled"]} />
	);
}
