/** One-line error that the person who starts the site can act on. */
export class StartError extends Error {}
