import type { ComponentProps } from "react";
import { Select } from "../../ui/inputs";

/** A list that begins with another value once its record has changed: React would reset it to the first one. */
export function DeskSelect(select: ComponentProps<typeof Select>) {
	return <Select key={String(select.defaultValue)} {...select} />;
}
