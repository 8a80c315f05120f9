import { moneyText } from '../money-text.ts';
import type { Question, ReadOptions } from '../types.ts';
import type { Entry, Part } from './camt-entry.ts';

/** The number of payments in the example. */
const MAX_SHOWN_PAYMENTS = 3;

/** Returns the movements that an entry becomes: one for each payment of a batch, unless the person chose one for all. */
export function chooseParts({ whole, parts }: Entry, { answers }: ReadOptions): readonly Part[] {
  return parts.length === 0 || answers?.batch === 'whole' ? [whole] : parts;
}

/** Asks whether a batch becomes one movement or several, since the bank's own list may show either. */
export function askAboutBatch(entry: Entry | null, options: ReadOptions): Question[] {
  if (entry === null || options.answers?.batch !== undefined) return [];
  const { whole, parts, currency } = entry;
  const show = ({ amount }: Part) =>
    moneyText(amount, { ...options, currency: currency ?? options.currency }, { isSigned: true });
  const rest = parts.length > MAX_SHOWN_PAYMENTS ? ' …' : '';
  return [
    {
      code: 'batch',
      about: whole.text,
      choices: [
        {
          value: 'parts',
          example: `${parts.length}: ${parts.slice(0, MAX_SHOWN_PAYMENTS).map(show).join(' · ')}${rest}`,
        },
        { value: 'whole', example: `1: ${show(whole)}` },
      ],
    },
  ];
}
