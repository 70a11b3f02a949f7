/** How many characters of a query or a question are read. */
export const maxQueryLength = 512;
