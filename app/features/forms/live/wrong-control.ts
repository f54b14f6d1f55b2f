/** What has a fault: a field, or a group of choices by its first one. */
export const WRONG_CONTROL = "[aria-invalid=true], [data-wrong]";
