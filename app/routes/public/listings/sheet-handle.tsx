import { type PointerEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "../../../i18n/texts";

type SheetHandleProps = {
	/** Id of what is pulled up. */
	controls: string;
	count: number;
	isOpen: boolean;
	onOpen: (isOpen: boolean) => void;
	/** Tells whether the list is a sheet here: on phones. */
	onSheet: (isSheet: boolean) => void;
};

const PHONE = "(width < 768px)";
/** Pixels: less is a press on the handle. */
const PULL_PX = 24;

/** Opens the sheet and closes it: pulled by finger, or pressed. */
export function SheetHandle({ controls, count, isOpen, onOpen, onSheet }: SheetHandleProps) {
	const { t } = useTranslation("map");
	const [pulled, setPulled] = useState<number | null>(null);
	const start = useRef<number | null>(null);

	useEffect(() => {
		const phone = matchMedia(PHONE);
		const look = () => onSheet(phone.matches);
		look();
		phone.addEventListener("change", look);
		return () => phone.removeEventListener("change", look);
	}, [onSheet]);

	function take(event: PointerEvent<HTMLButtonElement>) {
		start.current = event.clientY;
		event.currentTarget.setPointerCapture(event.pointerId);
	}

	function pull(event: PointerEvent<HTMLButtonElement>) {
		if (start.current !== null) setPulled(event.clientY - start.current);
	}

	function letGo() {
		start.current = null;
		if (pulled !== null && Math.abs(pulled) >= PULL_PX) onOpen(pulled < 0);
		// The click that follows a pull belongs to it.
		setTimeout(() => setPulled(null));
	}

	return (
		<button
			type="button"
			className="sheet-handle"
			aria-expanded={isOpen}
			aria-controls={controls}
			onPointerDown={take}
			onPointerMove={pull}
			onPointerUp={letGo}
			onPointerCancel={letGo}
			onClick={() => {
				if (pulled === null || Math.abs(pulled) < PULL_PX) onOpen(!isOpen);
			}}
		>
			{isOpen ? t("sheet.close") : t("sheet.open", { count })}
		</button>
	);
}
