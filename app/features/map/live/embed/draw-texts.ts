export type DrawTexts = { corner: (number: number) => string };
