import type { ReactNode } from "react";

type SendButtonProps = {
	look?: "main" | "plain" | "danger";
	/** Which of the form's buttons was pressed. */
	name: string;
	value: string;
	/** Where the text does not say which of several things it is about. */
	label?: string;
	children: ReactNode;
};

/** One of several buttons of a form: what it says is sent along. */
export function SendButton({ look = "plain", name, value, label, children }: SendButtonProps) {
	return (
		<button type="submit" name={name} value={value} aria-label={label} className={`desk-button desk-button-${look}`}>
			{children}
		</button>
	);
}
