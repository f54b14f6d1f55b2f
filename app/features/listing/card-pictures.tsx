import { control } from "../../page/controls";
import { IconButton } from "../../ui/button";
import { useWords } from "../../ui/words";

/** Over the first picture of a card: the others, to be swiped. A script adds them. */
export function CardPictures({ id }: { id: number }) {
	return <div aria-hidden="true" className="card-pictures print-hidden" {...control("pictures", id)} />;
}

/** Once in a page: the buttons that turn the pictures of each card where there is a mouse. */
export function CardTurns() {
	const words = useWords();
	return (
		<template data-turns>
			<IconButton icon="arrow-left" look="surface" label={words.previous} tabIndex={-1} data-step="-1" />
			<IconButton icon="arrow-right" look="surface" label={words.next} tabIndex={-1} data-step="1" />
		</template>
	);
}
