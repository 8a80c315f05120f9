/** Banks write this in place of the middle of a card's number. */
export const HIDDEN_DIGITS = 'X'.repeat(8);
