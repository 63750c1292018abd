/** Most characters that a query can have. */
export const MAX_QUERY_LENGTH = 64;
/** Most characters of a pasted text that are read; a log has said what is wrong by then. */
export const MAX_PASTED_LENGTH = 4000;
