import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { Checkbox } from "../../ui/choices";
import { useHydrated } from "../../ui/live/use-hydrated";
import { readStored, writeStored } from "../../ui/storage";

type ShortcutsProps = {
	/** Targets of `j` and `k`; null if there is none. */
	next: string | null;
	previous: string | null;
	/** For the help: key and description. */
	keys: readonly (readonly [key: string, text: string])[];
};

const OFF = "desk-shortcuts-off";

/** Whether the key belongs to an input, an open dialog or another handler. */
function isForOtherControl(event: KeyboardEvent): boolean {
	const { target } = event;
	if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return true;
	if (!(target instanceof HTMLElement)) return false;
	return target.isContentEditable || target.closest("input, textarea, select, dialog") !== null;
}

/**
 * Keyboard shortcuts of a list with items. `j` and `k` go to the next and previous one; any other key activates the
 * element with that `data-desk-key`: fields are focused, everything else is clicked. Users can turn single keys off.
 */
export function Shortcuts({ next, previous, keys }: ShortcutsProps) {
	const { t } = useTranslation("desk");
	const navigate = useNavigate();
	const help = useRef<HTMLDialogElement>(null);
	const [isOff, setIsOff] = useState(false);
	const isHydrated = useHydrated();
	useEffect(() => setIsOff(readStored(OFF) === "1"), []);

	useEffect(() => {
		function press(event: KeyboardEvent) {
			if (isOff || isForOtherControl(event)) return;
			const to = event.key === "j" ? next : event.key === "k" ? previous : null;
			if (to !== null) void navigate(to, { preventScrollReset: true });
			else if (event.key === "?") help.current?.showModal();
			else if (!activate(event.key)) return;
			event.preventDefault();
		}
		document.addEventListener("keydown", press);
		return () => document.removeEventListener("keydown", press);
	}, [next, previous, isOff, navigate]);

	function turn(off: boolean) {
		writeStored(OFF, off ? "1" : "0");
		setIsOff(off);
	}

	if (!isHydrated) return null;
	return (
		<>
			<button
				type="button"
				className="desk-button desk-button-plain desk-shortcuts"
				onClick={() => help.current?.showModal()}
			>
				{t("shortcuts.title")}
			</button>
			<dialog ref={help} className="desk-dialog" aria-labelledby="desk-shortcuts">
				<h2 id="desk-shortcuts">{t("shortcuts.title")}</h2>
				<dl>
					{keys.map(([key, text]) => (
						<div key={key}>
							<dt>
								<kbd>{key}</kbd>
							</dt>
							<dd>{text}</dd>
						</div>
					))}
				</dl>
				<Checkbox label={t("shortcuts.on")} checked={!isOff} onChange={(event) => turn(!event.currentTarget.checked)} />
				<form method="dialog">
					<button type="submit" className="desk-button desk-button-plain">
						{t("shortcuts.close")}
					</button>
				</form>
			</dialog>
		</>
	);
}

/** @returns whether an element has that key */
function activate(key: string): boolean {
	if (!/^[a-z/]$/.test(key)) return false;
	const element = document.querySelector<HTMLElement>(`[data-desk-key="${key}"]`);
	if (!element) return false;
	if (element.matches("input, textarea, select")) element.focus();
	else element.click();
	return true;
}
