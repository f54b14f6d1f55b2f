/** A reason that the person who starts the site can act on, in one line. */
export class StartError extends Error {}
