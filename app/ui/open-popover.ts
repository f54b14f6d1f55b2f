/** The second mark is that of browsers without popovers; inside `:is` the first one is no error there. */
export const OPEN_POPOVER = ":is(:popover-open, [data-popover-open])";
