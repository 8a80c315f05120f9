/** What banks write for the middle of a card's number. */
export const HIDDEN_DIGITS = 'X'.repeat(8);
