import type { ColumnRole } from '../../types.ts';

/**
 * The meaning of a column's header. `from` and `to` are payees of incoming and outgoing money; `hold` is an amount
 * that is not booked yet, and `tax` one that is withheld from the amount.
 */
export type HeaderMeaning =
  ColumnRole | 'fee' | 'from' | 'hold' | 'iban' | 'net' | 'product' | 'tax' | 'to' | 'time';

/** Folded phrases of headers, separated by commas; a phrase that begins with = must be the whole header. */
export type Rule = [meaning: HeaderMeaning, phrases: string];
