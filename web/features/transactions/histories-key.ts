/** The lists and totals of the history, each followed by its search. */
export const HISTORIES_KEY = ['history'] as const;
