/**
 * For every form with fields that have to be filled in: Firefox calls the whole of it invalid while one of them is
 * empty, and a screen reader says so at its first field, before anything was sent.
 */
export const notYetInvalid = { "aria-invalid": false } as const;
