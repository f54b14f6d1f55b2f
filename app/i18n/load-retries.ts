/** Texts are read again five times after the first read, from 350 ms, doubling. Source: specification, section 7. */
export const LOAD_RETRIES = 5;
export const FIRST_RETRY_MS = 350;
