import type { FoundCategory } from './categories.ts';
import type { Sign } from './lexicon/types.ts';
import type { FoundMerchant } from './merchants.ts';
import type { Language, Period } from './types.ts';

/** What was found in a question, before the intent says what of it counts. */
export type Findings = {
  language: Language;
  /** The text with markers in place of what was found. */
  text: string;
  signs: ReadonlySet<Sign>;
  categories: FoundCategory[];
  merchants: FoundMerchant[];
  period?: Period;
  compareTo?: Period;
  min?: number;
  max?: number;
  /** Amounts and other numbers that bound nothing. */
  amounts: number[];
  counts: number[];
  percent?: number;
  /** More than one period was named, and no comparison; or an amount is larger than any that can be recorded. */
  isDoubtful: boolean;
};
