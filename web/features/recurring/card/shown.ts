/** So many of what is due the card lists. */
export const SHOWN = 4;
