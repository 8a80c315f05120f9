import { describe, expect, it } from 'vitest';
import { CATEGORIES, TRANSACTION_TYPES } from '../categories.ts';
import { categories as english } from '../i18n/en/categories.ts';
import { quickAdd as en } from '../i18n/en/quick-add.ts';
import { categories as spanish } from '../i18n/es/categories.ts';
import { quickAdd as es } from '../i18n/es/quick-add.ts';
import { readLine } from './read-line.ts';
import { ACCOUNTS } from './testing/accounts.ts';
import { TODAY } from './testing/line.ts';
import type { Reading } from './types.ts';

/** Checks of the readings of the guide's examples, by part of the guide. */
const CHECKS: Record<string, (reading: Reading) => boolean> = {
  amount: ({ ambiguous, kind }) => kind === 'expense' && ambiguous.every(({ what }) => what === 'amount'),
  day: ({ day, ambiguous }) => day !== TODAY && ambiguous.length === 0,
  income: ({ kind, ambiguous }) => kind === 'income' && ambiguous.length === 0,
  refund: ({ kind }) => kind === 'refund',
  category: ({ categoryId }) => categoryId !== undefined,
  account: ({ account }) => account === 'Cash',
  tags: ({ tags }) => tags.length === 2,
  repeat: ({ repeat }) => repeat !== undefined,
  currency: ({ amountMinor }) => amountMinor === 2000,
  sums: ({ amountMinor }) => [750, 1500, 1550, 2000].includes(amountMinor ?? 0),
};

describe.each([
  ['en', en.guide, english],
  ['es', es.guide, spanish],
] as const)('the guide in %s', (locale, guide, names) => {
  const examples = Object.entries(CHECKS).flatMap(([part, isCorrect]) =>
    guide[part as 'amount'].examples.split(' · ').map((example) => {
      const line = example.replace('{{sign}}', '€').replace('{{code}}', 'EUR').replace('{{account}}', 'Cash');
      return { part, line, isCorrect };
    }),
  );
  it.each(examples)('has an example of $part that is read correctly: $line', ({ line, isCorrect }) => {
    const categories = TRANSACTION_TYPES.flatMap((type) =>
      CATEGORIES[type].map((id) => ({ id, type, name: names[id] })),
    );
    const reading = readLine(line, { locale, currency: 'EUR', today: TODAY, categories, accounts: ACCOUNTS });
    expect(reading.missing).toEqual([]);
    expect(isCorrect(reading), JSON.stringify(reading)).toBe(true);
  });
});
