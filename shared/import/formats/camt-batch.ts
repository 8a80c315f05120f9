import { moneyText } from '../money-text.ts';
import type { Question, ReadOptions } from '../types.ts';
import type { Entry, Part } from './camt-entry.ts';

/** So many payments of a batch are shown as an example. */
const SHOWN = 3;

/** The movements that an entry becomes. */
export function partsOf({ whole, parts }: Entry, { answers }: ReadOptions): readonly Part[] {
  return parts.length === 0 || answers?.batch === 'whole' ? [whole] : parts;
}

/** The sums are the same, but the bank's own list may show either the entry or its payments. */
export function askAboutBatch(entry: Entry | null, options: ReadOptions): Question[] {
  if (entry === null || options.answers?.batch !== undefined) return [];
  const { whole, parts, currency } = entry;
  const show = ({ amount }: Part) =>
    moneyText(amount, { ...options, currency: currency ?? options.currency }, { isSigned: true });
  const rest = parts.length > SHOWN ? ' …' : '';
  return [
    {
      code: 'batch',
      about: whole.text,
      choices: [
        { value: 'parts', example: `${parts.length}: ${parts.slice(0, SHOWN).map(show).join(' · ')}${rest}` },
        { value: 'whole', example: `1: ${show(whole)}` },
      ],
    },
  ];
}
