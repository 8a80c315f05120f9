import type { ColumnRole } from '../../types.ts';

/** What the header of a column may mean. `from` and `to` are payees of incoming and outgoing money. */
export type HeaderMeaning = ColumnRole | 'fee' | 'from' | 'iban' | 'net' | 'product' | 'to' | 'time';

/** Phrases of headers, folded, parted by commas; a phrase that begins with = is the whole header. */
export type Rule = [meaning: HeaderMeaning, phrases: string];
